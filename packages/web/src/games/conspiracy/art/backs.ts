import type { Guild } from '@fathom/conspiracy';
import { nums, pointsOf, polar, poly, ribbon, taper, walk, type Point } from '../../../art/curve.ts';
import { emblemShapes } from '../../../art/icons.ts';
import { defsFor, paintFor, type Paint } from '../../../art/light.ts';
import { moods, tones as guildTones, type Tones } from '../../../art/palette.ts';
import { mask, pearlAt } from '../../../art/props.ts';
import { gateway, tower } from '../../../art/seascape.ts';
import { seed, times } from '../../../art/seed.ts';
import { fan, fanRibs } from '../../../art/shells.ts';
import { disc, group, line, picture, placed, shape, twice } from '../../../art/svg.ts';

/** Card backs: brass on a field of waves, and in the middle what the deck is about. */
const tones: Tones = moods.back;

/** Waves upon waves, each row before the last. */
function field(name: string, width: number, height: number): string {
  const wave = ([x, y]: Point): string =>
    disc([x, y], 12, tones.night, ` stroke="${tones.dusk}"`) +
    [8.5, 5].map((r) => disc([x, y], r, 'none', ` stroke="${tones.dusk}"`)).join('');
  const rows = pointsOf('12 0, 0 6, 24 6, 12 12, 0 18, 24 18');
  return (
    `<pattern id="${name}w" width="24" height="12" patternUnits="userSpaceOnUse">${rows.map(wave).join('')}</pattern>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#${name}w)"/>` +
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.62}" ry="${height * 0.62}" fill="${tones.haze}" opacity=".22"/>`
  );
}

/** Two lines of brass and a shell in every corner. */
function frame(width: number, height: number, { rim }: Paint): string {
  const box = (inset: number): string =>
    `M${inset + 7} ${inset}H${width - inset - 7}q0 7 7 7V${height - inset - 7}q-7 0-7 7H${inset + 7}q0-7-7-7V${inset + 7}q7 0 7-7z`;
  const corner = shape(fan([2, 2], 15, 4, 86, 4), tones.shade, tones.hue, 1) + line(fanRibs([2, 2], 15, 4, 86, 4), tones.hue, 0.8);
  const corners = corner + group(corner, `transform="matrix(1 0 0-1 0 ${height})"`);
  return line(box(5), tones.hue, 1.4) + line(box(8), rim, 0.7) + twice(corners, width / 2);
}

/** The five guilds around the middle, none before the other. */
const ringOfGuilds = (centre: Point, radius: number, size: number): string =>
  (Object.keys(guildTones) as Guild[])
    .map((guild, i) =>
      placed(group(emblemShapes(guild), `color="${tones.hue}" transform="translate(-12-12)"`), polar(centre, radius, i * 72 - 90), 0, size),
    )
    .join('');

const back = (name: string, width: number, height: number, middle: (paint: Paint) => string): string => {
  const paint = paintFor(name, tones);
  const content = field(name, width, height) + middle(paint) + frame(width, height, paint);
  return picture(width, height, defsFor(name, tones, content) + content);
};

/** Somebody is behind this mask. */
export const lordBack = (): string =>
  back('cbl', 120, 168, (paint) => {
    const centre: Point = [60, 84];
    const arm = (from: Point, heading: number, curl: number): string =>
      ribbon(
        walk(
          from,
          heading,
          10,
          (t) => 8.5 - 6 * t,
          (t) => curl * (0.2 + t * 1.7),
        ),
        taper(8, 1),
      );
    const arms = arm([50, 46], 250, 22) + arm([40, 50], 190, -30) + arm([50, 122], 110, -22) + arm([40, 118], 170, 30);
    const rays = times(24, (i) => `M${nums(...polar(centre, 24, i * 15))}L${nums(...polar(centre, 30, i * 15))}`).join('');
    return (
      twice(shape(arms, tones.shade, tones.hue, 1)) +
      disc(centre, 46, tones.night, ` stroke="${tones.hue}" stroke-width="1.6"`) +
      disc(centre, 43.5, 'none', ` stroke="${paint.rim}" stroke-width=".7"`) +
      disc(centre, 31, tones.shade, ` stroke="${tones.hue}"`) +
      disc(centre, 31, paint.halo) +
      line(rays, tones.hue, 0.8) +
      ringOfGuilds(centre, 37, 0.46) +
      mask([60, 84], 0, 1.45, 2, [tones.glint, tones.hue, tones.glint], tones.night) +
      [20, 148].map((y) => pearlAt([60, y], 3.6, paint)).join('')
    );
  });

/** A gate, and light beyond it. */
export const locationBack = (): string =>
  back('cbp', 168, 120, (paint) => {
    const scene = { tones, paint, luck: seed('back') };
    const centre: Point = [84, 60];
    const star = poly(times(32, (i) => polar(centre, i % 8 === 0 ? 56 : i % 4 === 0 ? 49 : i % 2 === 0 ? 44 : 38, i * 11.25 - 90)));
    const gate =
      twice(tower(scene, 56, 66, 8, 'dome', 86, paint.robe) + tower(scene, 66, 50, 11, 'onion', 86, paint.robe), 84) +
      shape(gateway(84, 86, 15, 32), paint.lit, tones.hue) +
      shape(gateway(84, 86, 10, 30), tones.glint);
    return (
      shape(star, tones.shade, tones.hue, 1) +
      disc(centre, 40, tones.night, ` stroke="${tones.hue}" stroke-width="1.6"`) +
      disc(centre, 37, paint.halo) +
      gate +
      shape('M47 86H121L116 90H52zM52 90H116L110 94H58z', paint.robe, tones.hue, 0.8) +
      [18, 150].map((x) => pearlAt([x, 60], 3.6, paint)).join('')
    );
  });
