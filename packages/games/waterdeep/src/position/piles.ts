import { shuffle, type UnplacedPieces, type Rng } from '@fathom/kernel';
import { buildings, duties, intrigues, nameOf, quests } from '../content/tables.ts';
import { newSpace, type State } from '../state.ts';
import { piles, type Boxes, type Facts, type Pile } from './facts.ts';

/** What is left of a box, as a deck with the named cards on top; with two modules some of the base game is left out. */
function deckOf<T extends string>(
  named: T[],
  box: UnplacedPieces<T>,
  isShort: boolean,
  left: { readonly count: number; isBase(id: T): boolean },
  rng: Rng,
): { deck: T[]; out: T[] } {
  const rest = shuffle(rng, box.left());
  const out = isShort ? [] : rest.filter((id) => left.isBase(id)).slice(0, left.count);
  return { deck: [...(isShort ? [] : rest.filter((id) => !out.includes(id))), ...named.reverse()], out };
}

export function readPiles(s: State, at: Facts, boxes: Boxes, rng: Rng): void {
  const short: Pile[] = at.short.given ? at.short.list(piles.length).map((pile) => pile.oneOf(...piles)) : [];
  const both = s.options.undermountain && s.options.skullport && !at.box.given;
  // A mandatory quest is a card of the box as well.
  for (const { duties: due } of s.players)
    for (const duty of due) if (!boxes.intrigue.withdraw(duties[duty].card)) at.players.refuse('piece-twice');
  const boxed = at.box.given ? at.box.fields('lords', 'quests', 'intrigue', 'buildings') : null;
  const box = {
    lords: boxed === null ? [] : boxes.lords.list(boxed.lords),
    quests: boxed === null ? [] : boxes.quests.list(boxed.quests),
    intrigue: boxed === null ? [] : boxes.intrigue.list(boxed.intrigue),
    buildings: boxed === null ? [] : boxes.tiles.list(boxed.buildings),
  };
  s.inn = boxes.quests.list(at.inn);
  s.revealed = boxes.quests.list(at.revealed);
  s.questDiscard = boxes.quests.list(at.questDiscard);
  s.demolished = boxes.tiles.list(at.demolished);
  s.resolving = boxes.intrigue.list(at.resolving);
  s.intrigueDiscard = boxes.intrigue.list(at.intrigueDiscard);
  const [quest, intrigue, tile] = [boxes.quests.list(at.questDeck), boxes.intrigue.list(at.intrigueDeck), boxes.tiles.list(at.tiles)];
  const questPile = deckOf(
    quest,
    boxes.quests,
    short.includes('questDeck'),
    { count: both ? 30 : 0, isBase: (id) => quests[id].module === 'base' },
    rng,
  );
  const cardPile = deckOf(
    intrigue,
    boxes.intrigue,
    short.includes('intrigueDeck'),
    { count: both ? 25 : 0, isBase: (id) => intrigues[nameOf[id]].module === 'base' },
    rng,
  );
  const tilePile = deckOf(
    tile,
    boxes.tiles,
    short.includes('tiles'),
    { count: both ? 12 : 0, isBase: (id) => buildings[id].module === 'base' },
    rng,
  );
  s.questDeck = questPile.deck;
  s.intrigueDeck = cardPile.deck;
  s.tiles = tilePile.deck;
  if (!at.inn.given) while (s.inn.length < 4 && s.questDeck.length > 0) s.inn.push(s.questDeck.shift()!);
  if (!at.hall.given) while (s.hall.length < 3 && s.tiles.length > 0) s.hall.push(newSpace(s.tiles.shift()!));
  const spare = shuffle(rng, boxes.lords.left());
  s.players.forEach((player, seat) => {
    const named = at.players.given && (at.players.list(s.seats)[seat]?.value as { lord?: unknown } | undefined)?.lord !== undefined;
    if (!named) player.lord = spare.pop()!;
  });
  s.box = {
    lords: boxed === null ? spare : box.lords,
    quests: [...box.quests, ...questPile.out],
    intrigue: [...box.intrigue, ...cardPile.out],
    buildings: [...box.buildings, ...tilePile.out],
  };
}
