import { expect } from 'vitest';
import {
  accept,
  ann,
  bob,
  exchange,
  harbor1,
  pass,
  play,
  plinth,
  rule,
  rules,
  skull,
  table,
  take,
  to,
  under,
  type Facts,
  type Table,
  type Wish,
} from '../table.ts';

const resolve = (quest: string): Wish => ({ type: 'resolve', quest });
const [miracle, griffons, shipwrights, fence] = [
  'q-produce-a-miracle-for-the-masses',
  'q-bolster-griffon-cavalry',
  'q-bribe-the-shipwrights',
  'q-fence-goods-for-duke-of-darkness',
] as const;
const [ahghairon, study, lore] = ['q-explore-ahghairons-tower', 'q-study-in-the-librarium', 'q-uncover-forbidden-lore'] as const;

rules(['WD-TURN-05', 'WD-QCARD-18', 'WD-QCARD-23'], 'with a short supply the player orders gifts and exchanges', () => {
  const facts = (fighter: number): Facts => ({
    players: [{ plots: [griffons, miracle] }],
    buildings: [{ id: 'b-house-of-heroes', owner: ann }],
    supply: { fighter },
  });
  const short = table(facts(2)).play(ann, to('b-house-of-heroes'));
  expect([short.tavern(ann), short.prompt, short.options]).toEqual([
    { cleric: 1, fighter: 2 },
    'order',
    [`resolve ${griffons}`, `resolve ${miracle}`],
  ]);
  const late = short.fork().play(ann, resolve(griffons));
  expect([late.tavern(ann), late.prompt]).toEqual([{ cleric: 1, fighter: 2 }, 'exchange']);
  const early = short.play(ann, resolve(miracle), exchange('fighter'));
  expect([early.tavern(ann), early.prompt, early.asked]).toEqual([{ cleric: 2, fighter: 2 }, 'assign', [bob]]);

  const plenty = table(facts(3)).play(ann, to('b-house-of-heroes'));
  expect([plenty.tavern(ann), plenty.prompt]).toEqual([{ cleric: 1, fighter: 3 }, 'exchange']);
});

rules(['WD-TURN-05', 'WD-QCARD-14', 'WD-QCARD-18'], 'a gift that can be exchanged at once may come before or after', () => {
  const facts = (rogue: number, left: number): Facts => ({
    players: [{ plots: [shipwrights, miracle], rogue }],
    board: { [plinth]: { gold: 1 } },
    supply: { rogue: left },
  });
  const t = table(facts(0, 5)).play(ann, to(plinth));
  expect([t.prompt, t.options]).toEqual(['order', [`resolve ${shipwrights}`, `resolve ${miracle}`]]);
  expect(t.fork().play(ann, resolve(miracle)).tavern(ann)).toEqual({ cleric: 1, rogue: 1, gold: 1 });
  t.play(ann, resolve(shipwrights), exchange('rogue'));
  expect(t.tavern(ann)).toEqual({ cleric: 2, gold: 1 });

  expect(table(facts(1, 5)).play(ann, to(plinth)).prompt).toBe('exchange'); // a rogue can be given either way
  expect(table(facts(0, 0)).play(ann, to(plinth)).asked).toEqual([bob]); // there is nothing to give, either way
  expect(table({ ...facts(0, 5), supply: { rogue: 5, cleric: 1 } }).play(ann, to(plinth)).asked).toEqual([bob]); // no cleric is left
});

rules(['WD-TURN-05', 'WD-QCARD-18', 'SK-QCARD-21'], 'the last cleric goes to the one or to the other', () => {
  const mask = 'q-give-honor-to-mask';
  const facts = (cleric: number): Facts => ({ players: [{ plots: [mask, miracle], rogue: 1 }], supply: { cleric } });
  const t = skull(facts(2)).play(ann, to(plinth));
  expect([t.prompt, t.options]).toEqual(['order', [`resolve ${mask}`, `resolve ${miracle}`]]);
  expect(t.fork().play(ann, resolve(mask), accept).tavern(ann)).toEqual({ cleric: 2, rogue: 1, corruption: 1 });
  expect(t.play(ann, resolve(miracle), exchange('rogue'), pass).tavern(ann)).toEqual({ cleric: 2 });
  expect(skull(facts(3)).play(ann, to(plinth)).prompt).toBe('option');
});

rules(['WD-TURN-05', 'WD-QCARD-11', 'UM-QCARD-12'], 'a card that is drawn may come before or after one that can be played', () => {
  const facts = (intrigueDeck: readonly string[]): Facts => ({
    players: [{ plots: [fence, ahghairon, study], hand: ['i-arcane-mishap'] }],
    intrigueDeck,
  });
  const t = under(facts(['i-spread-the-wealth', 'i-good-faith'])).play(ann, to(harbor1), play('i-arcane-mishap'));
  expect([t.tavern(ann), t.prompt]).toEqual([{}, 'drawn']); // no wizard was provided, so nothing but the study is due
  const both = (): Table =>
    under({
      ...facts(['i-spread-the-wealth', 'i-good-faith']),
      players: [{ plots: [ahghairon, study], hand: ['i-call-for-adventurers'] }],
    }).play(ann, to(harbor1), play('i-call-for-adventurers'), take('wizard'), take('wizard'));
  const asked = both().play(bob, take('rogue'));
  expect([asked.prompt, asked.options]).toEqual(['order', [`resolve ${ahghairon}`, `resolve ${study}`]]);
  expect(asked.fork().play(ann, resolve(study)).options).toEqual(['play i-spread-the-wealth', 'pass']);
  expect(asked.play(ann, resolve(ahghairon)).options).toEqual(['play i-good-faith', 'pass']);
});

rules(['WD-TURN-05', 'SK-QCARD-18'], 'what cannot do anything is not ordered', () => {
  const facts = (hand: readonly string[]): Facts => ({ players: [{ plots: [fence, lore], hand }], board: { [harbor1]: { rogue: 1 } } });
  const card = skull(facts(['i-good-faith', 'i-good-faith'])).play(ann, to(harbor1), play('i-good-faith'));
  expect([card.prompt, card.options]).toEqual(['order', [`resolve ${fence}`, `resolve ${lore}`]]);
  const none = skull(facts(['i-good-faith'])).play(ann, to(harbor1), play('i-good-faith'));
  expect([none.asked, none.tavern(ann)]).toEqual([[bob], { cleric: 2, rogue: 1, gold: 2 }]);
  const drawn = skull({ players: [{ plots: [ahghairon, lore], hand: ['i-good-faith'] }], board: { [harbor1]: { wizard: 1 } } });
  drawn.play(ann, to(harbor1), play('i-good-faith'));
  expect(drawn.options).toEqual([`resolve ${ahghairon}`, `resolve ${lore}`]); // what is drawn can be played
});

rule('WD-TURN-05', 'what is in nobody’s way comes first by itself, and leaves the choice as it is', () => {
  const t = table({ players: [{ plots: [shipwrights, miracle, ahghairon] }], board: { [plinth]: { wizard: 1, gold: 1 } } }).play(
    ann,
    to(plinth),
  );
  expect([t.handSizes[ann], t.options]).toEqual([1, [`resolve ${shipwrights}`, `resolve ${miracle}`]]);
});

rule('WD-TURN-05', 'gifts alone are never ordered', () => {
  const t = table({
    players: [{ plots: [griffons, shipwrights, fence, ahghairon] }],
    board: { [plinth]: { fighter: 1, rogue: 1, wizard: 1, gold: 1 } },
    supply: { fighter: 1, rogue: 1 },
  }).play(ann, to(plinth));
  expect([t.asked, t.tavern(ann)]).toEqual([[bob], { cleric: 1, fighter: 2, rogue: 2, wizard: 1, gold: 3 }]);
});
