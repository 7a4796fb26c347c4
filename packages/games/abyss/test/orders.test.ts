import { abyss } from '@fathom/abyss';
import { validateOrder, asked, orderAfter, legal, orderedMove, pick, prompt, rngFrom, same, type Order } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { ann, bob, buy, explore, goOn, krakenTable, pass, table, take, type Table } from './table.ts';

/** Bob's order, made complete as a table does. */
function orderAt({ state }: Table, wanted: Order): Order {
  const order = validateOrder(abyss, abyss.view(state, bob), wanted);
  if (!order.ok) throw new Error(JSON.stringify(order.fault));
  return order.value;
}

const offered = (card: string, pearls = 3): Table => table({ players: [{}, { pearls }], deck: [card, 'squid-1'] }).play(ann, explore);
const answer = (t: Table, wanted: Order): unknown => orderedMove(abyss, t.state, bob, orderAt(t, wanted));

test('an order buys up to its price and from its value on, and passes on the rest of that race', () => {
  const upToOne = { 'crab-price': 1, 'crab-value': 3 };
  expect(answer(offered('crab-3'), upToOne)).toEqual(buy(1));
  expect(answer(offered('crab-2'), upToOne)).toEqual(pass);
  expect(answer(offered('crab-3'), { 'crab-price': 0 })).toEqual(pass);
  const dear = table({ seats: 3, players: [{}, { pearls: 3 }, { pearls: 3 }], deck: ['squid-1', 'crab-5', 'crab-1'] })
    .play(ann, explore)
    .play(bob, pass)
    .play(2, buy(1));
  expect([dear.state.purchases.length, answer(dear, upToOne), answer(dear, { 'crab-price': 2 })]).toEqual([1, pass, buy(2)]);
});

test('what was not ordered is asked', () => {
  expect(answer(offered('squid-3'), { 'crab-price': 1 })).toBeNull();
  expect(answer(offered('squid-3'), {})).toBeNull();
  expect(orderedMove(abyss, offered('crab-3').state, ann, orderAt(offered('crab-3'), { 'crab-price': 1 }))).toBeNull(); // not her question
  const t = offered('crab-3').play(bob, pass);
  expect([t.prompt, answer(t, { 'crab-price': 1 })]).toEqual(['keep', null]);
});

test('an order pays in pearls: where only Nebulis would do, the player decides', () => {
  const t = krakenTable({ players: [{}, { pearls: 0, nebulis: 2 }], deck: ['crab-3', 'squid-1'] }).play(ann, explore);
  expect([t.prompt, answer(t, { 'crab-price': 3 })]).toEqual(['offer', null]);
});

test('passing holds until the turn is over, also where the same player has another', () => {
  const t = offered('crab-3');
  const order = orderAt(t, { pass: true, 'crab-price': 2 });
  expect(orderedMove(abyss, t.state, bob, order)).toEqual(pass);
  const [before] = [abyss.clone(t.state)];
  t.play(bob, pass).play(ann, goOn);
  expect(orderAfter(abyss, order, bob, before, t.state)).toEqual(order);
  t.play(bob, pass).play(ann, take);
  expect(orderAfter(abyss, order, bob, before, t.state)).toEqual({ ...order, pass: false });
  const again = { ...abyss.clone(before), extraTurn: true };
  expect(orderAfter(abyss, order, bob, again, before)).toEqual({ ...order, pass: false });
});

test.each([{ 'crab-price': 9 }, { 'crab-price': '1' }, { 'kraken-price': 1 }, { 'whale-price': 1 }, { pass: 'yes' }, null, 7])(
  'an order that makes no sense is refused: %j',
  (wanted) => {
    expect(validateOrder(abyss, abyss.view(offered('crab-3').state, bob), wanted).ok).toBe(false);
  },
);

test('whatever is ordered, in whatever game, only offers are answered, and only with a legal move', () => {
  const dice = rngFrom('orders');
  let [offers, answers] = [0, 0];
  for (const game of randomGames(4, 'orders')) {
    for (const { s } of game) {
      for (const seat of asked(abyss, s)) {
        const fields = Object.entries(abyss.orders!.fields(abyss.view(s, seat)));
        const order = Object.fromEntries(fields.map(([name, values]) => [name, name === 'pass' ? false : pick(dice, values)]));
        const move = orderedMove(abyss, s, seat, order);
        offers += Number(prompt(abyss, s) === 'offer');
        if (move === null) continue;
        answers++;
        expect(prompt(abyss, s)).toBe('offer');
        expect(legal(abyss, s, seat).some((listed) => same(listed, move))).toBe(true);
      }
    }
  }
  expect(offers).toBeGreaterThan(300);
  expect(answers).toBeGreaterThan(offers / 2);
});
