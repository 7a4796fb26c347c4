import { counter, guilds, lords, lordKinds, type Conspiracy, type LocationId, type LordId, type LordKind } from '@fathom/conspiracy';
import { words } from '@fathom/conspiracy/text';
import type { Piece } from '@fathom/kernel';
import { box, inRow } from '../../terminal/box.ts';
import { shade, tones, type Paint, type Tone } from '../../terminal/paint.ts';
import { cut, ends, flow, width } from '../../terminal/width.ts';
import type { Scene } from '../entry.ts';
import { lit } from '../lines.ts';
import { labels } from './labels.ts';
import { abilityMark, guildMark, guildTones, locationChip, lordChip, signMark } from './marks.ts';

/* The middle of the table: cards that belong to nobody yet. */

type BoardScene = Scene<Conspiracy>;

/** The deck and the five piles, as six boxes. */
export function pileBoxes(scene: BoardScene): string[] {
  const { view, language, paint, columns } = scene;
  const cells = Math.floor(columns / 6);
  const first = columns - 5 * cells;
  const cards = paint.fg(tones.line, '░'.repeat(first - 4));
  const deck = box(
    `${paint.fg(tones.muted, '▤')} ${labels[language].lordDeck} ${paint.bold(String(view.lordDeck))}`,
    [cards, cards],
    first,
    paint,
    rim(scene, 'lordDeck', tones.line),
  );
  const piles = guilds.map((guild) =>
    box(
      `${guildMark(guild, paint)} ${words[language].guilds[guild].name}`,
      twoLines(flow(pileChips(view.piles[guild], paint), cells - 4)),
      cells,
      paint,
      rim(scene, `pile-${guild}`, view.piles[guild].length === 0 ? tones.line : shade(guildTones[guild], 0.65)),
    ),
  );
  return inRow([deck, ...piles]);
}

/** The same on one line each, if there is no room for boxes. */
export function pileLines(scene: BoardScene): string[] {
  const { view, paint, language } = scene;
  const deck = `${lit(scene, 'lordDeck', '▤')} ${labels[language].lordDeck} ${paint.bold(String(view.lordDeck))}`;
  const piles = guilds.map((guild) => {
    const mark = lit(scene, `pile-${guild}`, guildMark(guild, paint));
    return `${mark} ${view.piles[guild].length === 0 ? paint.fg(tones.faint, '–') : pileChips(view.piles[guild], paint).join(' ')}`;
  });
  return twoLines(flow([deck, ...piles], scene.columns, paint.fg(tones.line, ' │ ')));
}

/** The open locations: with their names while there is room, then only their symbols. */
export function locationLines(scene: BoardScene, atMost: number): string[] {
  const { view, language, paint, columns } = scene;
  const { locationDeck, open, none } = labels[language];
  const bar = paint.fg(tones.line, '│');
  const deck = `${lit(scene, 'locationDeck', '▤')} ${locationDeck} ${paint.bold(String(view.locationDeck))}`;
  const head = `${deck} ${bar} ${paint.fg(tones.muted, `${open}:`)} `;
  const space = columns - width(head);
  const named = flow(
    view.openLocations.map((id) => locationWords(scene, id)),
    space,
    '  ',
  );
  const signs = view.openLocations.map((id) => lit(scene, id, locationChip(id, paint)));
  const lines = named.length <= atMost ? named : flow(signs, space, '  ');
  const shown = lines.length === 0 ? [paint.fg(tones.faint, none)] : lines.slice(0, atMost);
  return shown.map((line, i) => (i === 0 ? head : ' '.repeat(width(head))) + line);
}

/** The cards on the table for one decision. */
export function turnedUp(scene: BoardScene): string {
  const { view, language, paint } = scene;
  const { revealed, aside, search } = labels[language];
  const part = (label: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${paint.fg(tones.ember, `${label}:`)} ${items.join('  ')}`];
  return [
    ...part(
      revealed,
      view.revealed.map((id) => lit(scene, id, lordChip(id, paint))),
    ),
    ...part(
      aside,
      view.setAside.map((id) => lit(scene, id, lordChip(id, paint))),
    ),
    ...part(
      revealed,
      view.revealedLocations.map((id) => locationWords(scene, id)),
    ),
    ...part(
      search,
      (view.search ?? []).map((id) => lit(scene, id, locationChip(id, paint))),
    ),
  ].join('   ');
}

/** The Master and the counter on the left; rules for everybody on the right. */
export function standing(scene: BoardScene): string {
  const { view, language, paint, name, columns } = scene;
  const { master, none, restriction, lastTurns, token } = labels[language];
  const holder = view.master === null ? paint.fg(tones.faint, none) : paint.bold(name(view.master));
  const pearls = `${signMark('pearl', paint)} ${paint.fg(tones.muted, `${master}:`)} ${holder} (${counter(view)})`;
  const notices = [
    ...(view.restriction === null ? [] : [restriction(name(view.restriction.by), view.restriction.draw)]),
    ...(view.armedBy === null ? [] : [lastTurns(name(view.armedBy))]),
    ...(view.rival === null ? [] : [token(name(view.rival.holdsToken ? view.seats : 0))]),
  ];
  return ends(pearls, paint.fg(tones.coral, cut(notices.join(' · '), Math.max(0, columns - width(pearls) - 1))), columns);
}

const locationWords = (scene: Pick<BoardScene, 'paint' | 'language' | 'chosen'>, id: LocationId): string =>
  lit(scene, id, `${locationChip(id, scene.paint)} ${words[scene.language].locations[id].name}`);

/** Equal cards are counted: six kinds, so at most six symbols. */
function pileChips(pile: readonly LordId[], paint: Paint): string[] {
  const kinds = (Object.keys(lordKinds) as LordKind[]).toReversed();
  return kinds.flatMap((kind) => {
    const alike = pile.filter((id) => lords[id].kind === kind);
    const [first] = alike;
    if (first === undefined) return [];
    const count = alike.length > 1 ? paint.fg(tones.faint, `×${alike.length}`) : '';
    return [`${paint.bold(String(lords[first].vp))}${abilityMark(first, paint, 2)}${count}`];
  });
}

function twoLines([first = '', ...rest]: readonly string[]): string[] {
  return [first, rest.join(' ')];
}

const rim = (scene: BoardScene, piece: Piece, otherwise: Tone): Tone =>
  scene.chosen.has(piece) ? tones.ember : scene.lit.has(piece) ? tones.glow : otherwise;
