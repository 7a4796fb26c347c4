import type { Guild } from '@fathom/conspiracy';
import { nums, polar, poly, type Point } from '../../../../art/curve.ts';
import { emblemShapes } from '../../../../art/icons.ts';
import { brass, lamplight, metals, tones as guildTones } from '../../../../art/palette.ts';
import { key } from '../../../../art/props.ts';
import { gateway, motes, shore, steps, tower, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, faint, group, line, placed, ring, shape, twice } from '../../../../art/svg.ts';
import type { Place } from '../../../../art/place.ts';

/** The largest and the brightest. */
export const citadel: Place = {
  mood: 'citadel',
  draw(s) {
    const { paint } = s;
    const rays = shape(
      times(20, (i) => poly([[84, 66], polar([84, 66], 160, i * 18 - 3.5), polar([84, 66], 160, i * 18 + 3.5)])).join(''),
      s.tones.hue,
    );
    const wing =
      tower(s, 11, 88, 13, 'dome') +
      tower(s, 25, 76, 13, 'cone') +
      tower(s, 39, 66, 15, 'dome') +
      tower(s, 54, 52, 13, 'spire') +
      tower(s, 67, 54, 16, 'dome');
    const wall = `M2 116V97h164v19z`;
    return (
      water(s, [84, 66], 92) +
      faint(rays, 0.28) +
      disc([84, 50], 70, paint.halo) +
      twice(wing, 84) +
      tower(s, 84, 48, 19, 'spire', 116, paint.lit) +
      disc([84, 8], 16, paint.halo) +
      disc([84, 7], 3.4, '#fffaf0') +
      shape(wall, paint.body, paint.rim) +
      line('M2 101H166', s.tones.shade) +
      line(times(10, (i) => `M${10 + i * 16.4} 106v4`).join(''), lamplight, 2.2) +
      shape(gateway(84, 116, 9, 10), '#fff6d6', s.tones.shade) +
      steps(s, 84, 112, 12, 3) +
      motes(s, 18)
    );
  },
};

/** Five niches, one for each guild; what was laid away goes back to the deck above. */
export const recall: Place = {
  mood: 'vault',
  draw(s) {
    const { paint, tones } = s;
    const guilds = Object.keys(guildTones) as Guild[];
    const niche = (guild: Guild, i: number): string => {
      const x = 20 + i * 32;
      const { hue, shade, glint } = guildTones[guild];
      return (
        shape(gateway(x, 110, 12, 38), hue, paint.rim, 1.6) +
        shape(gateway(x, 110, 9, 36), shade) +
        placed(group(emblemShapes(guild), `color="${glint}" transform="translate(-12-12)"`), [x, 80], 0, 0.8) +
        line(`M${nums(x, 52)}Q${nums(x, 30, 84 + (i - 2) * 5, 27)}`, hue, 2.4)
      );
    };
    const card = (dx: number, dy: number, turn: number): string =>
      placed(shape('M-10-13h20v26h-20z', paint.lit, tones.shade), [84 + dx, 18 + dy], turn);
    return (
      `<path fill="${tones.night}" d="M0 0h168v120H0z"/>` +
      disc([84, 30], 84, paint.halo) +
      shape('M-4 124V46H172V124z', tones.shade) +
      line('M-4 46H172M-4 50H172', tones.hue, 1.4) +
      guilds.map(niche).join('') +
      shape(times(6, (i) => `M${1 + i * 32} 50h6v62h-6z`).join(''), paint.body, paint.rim) +
      shape('M-4 110H172V124H-4z', paint.robe, paint.rim) +
      card(-3, 2, -9) +
      card(3, 1, 7) +
      card(0, 0, 0) +
      placed(line('M-5-1A5 5 0 1 1-2 4.500M-5.5-5.500L-5-1L-.6-2', tones.shade, 1.8), [84, 18]) +
      motes(s, 9)
    );
  },
};

/** A door that any two keys will open. */
export const vault: Place = {
  mood: 'vault',
  draw(s) {
    const { paint, tones } = s;
    const centre: Point = [84, 60];
    const blocks =
      times(6, (i) => `M0 ${i * 22}H168`).join('') +
      times(6, (i) => times(5, (j) => `M${j * 42 + (i % 2) * 21} ${i * 22}v22`).join('')).join('');
    return (
      `<path fill="${paint.robe}" d="M0 0h168v120H0z"/>` +
      line(blocks, tones.night, 1.4) +
      disc(centre, 84, paint.halo) +
      disc(centre, 55, tones.shade, ` stroke="${paint.rim}" stroke-width="3"`) +
      disc(centre, 48, paint.body) +
      disc(centre, 38, tones.shade) +
      disc(centre, 36, paint.robe, ` stroke="${tones.hue}"`) +
      dots(
        times(16, (i) => polar(centre, 51.5, i * 22.5)),
        4,
        tones.glint,
      ) +
      line(
        times(4, (i) => `M${nums(...polar(centre, 32, i * 45 + 22))}L${nums(...polar(centre, 32, i * 45 + 202))}`).join(''),
        brass,
        3,
        0.6,
      ) +
      disc(centre, 40, paint.halo) +
      key('silver', 96, [84, 60], -48, paint) +
      key('gold', 96, [84, 60], 48, paint) +
      disc(centre, 11, tones.night, ` stroke="${metals.gold[1]}" stroke-width="2.5"`) +
      shape(`${ring([84, 57.5], 3)}M82.8 58h2.400l1.6 8h-5.600z`, '#fff3cf') +
      motes(s, 6)
    );
  },
};

/** Every chart there is, and a lens to search them. */
export const archive: Place = {
  mood: 'chart',
  draw(s) {
    const { paint, tones } = s;
    const rolls = times(3, (row) => times(4, (i): Point => [9 + i * 11, 15 + row * 18])).flat();
    const shelves =
      shape('M-2 2H50V60H-2z', tones.shade, paint.rim) +
      dots(rolls, 9, tones.hue) +
      dots(rolls, 6, tones.haze) +
      dots(rolls, 2.4, tones.glint) +
      line('M-2 24H50M-2 42H50', tones.night, 2);
    const rose = poly(times(16, (i) => polar([126, 93], i % 4 === 0 ? 13 : i % 2 === 0 ? 8 : 3, i * 22.5)));
    return (
      `<path fill="${tones.night}" d="M0 0h168v120H0z"/>` +
      disc([84, 40], 70, paint.halo) +
      shape(gateway(84, 70, 22, 34), tones.dusk, paint.rim, 1.6) +
      tower(s, 76, 50, 7, 'spire', 70) +
      tower(s, 88, 44, 8, 'dome', 70) +
      tower(s, 97, 56, 6, 'cone', 70) +
      twice(shelves, 84) +
      shape('M-4 74H172V124H-4z', paint.robe, paint.rim) +
      shape('M14 116L26 66Q84 74 142 66L154 116Q84 126 14 116z', '#e9dcc0', '#fff8e6') +
      shape('M36 78Q50 74 56 82T50 96T36 92zM84 100Q98 94 106 102T96 114T80 112zM76 78Q86 76 88 82T78 86z', tones.hue, tones.haze, 1) +
      line('M46 88Q64 106 78 92T112 84', '#a3432f', 1.8).replace('/>', ' stroke-dasharray="4 3.5"/>') +
      line('M109 81l6 6M115 81l-6 6', '#a3432f', 2) +
      shape(rose, tones.haze) +
      disc([126, 93], 14, 'none', ` stroke="${tones.haze}"`) +
      disc([58, 94], 15, '#fff', ` fill-opacity=".35" stroke="${brass}" stroke-width="3.5"`) +
      line('M47 105L34 117', brass, 5) +
      shore(s, 122) +
      motes(s, 6)
    );
  },
};
