import type { Game, Playable } from '@fathom/kernel';
import type { ShellText } from '../text/shell-text.ts';

/** Something on the screen that words can be about: a piece, a zone or a number of the game's layout, or a part of the shell. */
export type Target = `${'piece' | 'zone' | 'fact'}:${string}` | `part:${ScreenPart}`;

export type ScreenPart = 'undo' | 'log' | 'rules' | 'score' | 'rivals';

const all = (selector: string): Element[] =>
  [...document.querySelectorAll(`.table ${selector}`)].filter((each) => each.getClientRects().length > 0);

const marked = (kind: string, id: string): Element[] => all(`[data-${kind}="${CSS.escape(id)}"]`).slice(0, 1);

/** Finds what is meant in the page. What is not shown anywhere is left out. */
export function elementsOf<G extends Playable<G>>(
  targets: readonly Target[],
  game: Game<G>,
  view: G['view'],
  words: ShellText['table'] & Pick<ShellText, 'rules'>,
): readonly Element[] {
  return targets.flatMap((target) => {
    const at = target.indexOf(':');
    const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
    if (kind === 'part') return partOf(id as ScreenPart, words);
    const found = marked(kind, id).flatMap(kind === 'fact' ? withSign : kind === 'piece' ? withMoves : (each) => [each]);
    return found.length > 0 || kind !== 'zone' ? found : piecesIn(game, view, id);
  });
}

/** A number is shown beside its sign: both are meant if they share a small place. A parent without a box of its own is none. */
function withSign(number: Element): Element[] {
  const place = number.parentElement!;
  const { width, height } = place.getBoundingClientRect();
  return [width > 0 && width <= 130 && height <= 70 ? place : number];
}

/** A piece may have its moves beside it, such as a deck its 1 · 2 · 3. */
const withMoves = (piece: Element): Element[] => [piece, ...piece.parentElement!.querySelectorAll(':scope > .piece-moves > *')];

/** A board may show the pieces of a zone without a place of their own. */
function piecesIn<G extends Playable<G>>(game: Game<G>, view: G['view'], zone: string): Element[] {
  const pieces = game.layout?.(view).zones.find(({ id }) => id === zone)?.pieces ?? [];
  return pieces.flatMap((piece) => marked('piece', piece));
}

/** On small screens some parts are in the menu. */
function partOf(part: ScreenPart, words: ShellText['table'] & Pick<ShellText, 'rules'>): readonly Element[] {
  const button = (label: string): Element[] =>
    all('.bar :is(button, a)').filter((each) => each.getAttribute('aria-label') === label || each.textContent === label);
  const labels = { log: words.log, rules: words.rules.title, score: words.score, rivals: words.rivals };
  const own = part === 'score' ? all('.table-score') : part === 'rivals' ? all('.seat') : [];
  if (part === 'undo') return all('[data-part="undo"]');
  return [own, button(labels[part]), button(words.menu)].find((found) => found.length > 0) ?? [];
}
