import { conspiracy, type State, type View } from '@fathom/conspiracy';
import { seatView, rngFrom, same } from '@fathom/kernel';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import {
  ann,
  bob,
  crowd,
  dealt,
  decline,
  draw,
  giveBack,
  keep,
  place,
  reveal,
  rule,
  rules,
  swap,
  table,
  take,
  takeOpen,
  takePile,
  type Card,
  type Facts,
  type Table,
  type Wish,
  strait,
} from '../table.ts';

const everyone = [ann, bob, null] as const;
const backwards = (s: State): State => ({ ...s, lordDeck: s.lordDeck.toReversed(), locationDeck: s.locationDeck.toReversed() });

rule('CO-HIDDEN-01', 'only the order of the two decks is hidden', () => {
  const t = table({ piles: { mage: ['mage-1'] }, openLocations: ['grand-citadel'], players: [{ alliance: ['farmer-4'] }] });
  for (const seat of everyone) expect(conspiracy.view(backwards(t.state), seat)).toEqual(conspiracy.view(t.state, seat));

  const world = conspiracy.determinize(t.state, ann, rngFrom('another world'));
  expect({ ...world, lordDeck: world.lordDeck.toSorted(), locationDeck: world.locationDeck.toSorted(), rng: null }).toEqual({
    ...t.state,
    lordDeck: t.state.lordDeck.toSorted(),
    locationDeck: t.state.locationDeck.toSorted(),
    rng: null,
  });
  for (const hidden of ['lordDeck', 'locationDeck', 'rng'] as const) expect(world[hidden]).not.toEqual(t.state[hidden]);
});

/** All of a table but the order of its decks, and what the kernel keeps for itself. */
function shown({
  stack: _stack,
  rng: _rng,
  ply: _ply,
  undoFloor: _fence,
  actor: _actor,
  outcome: _outcome,
  log: _log,
  ...rest
}: State): Omit<View, 'search'> {
  return { ...rest, lordDeck: rest.lordDeck.length, locationDeck: rest.locationDeck.length };
}

rule('CO-HIDDEN-02', 'all else is public, to players and spectators alike', () => {
  const unlike: unknown[] = [];
  for (const game of randomGames(2, 'public')) {
    for (const { s } of game) {
      for (const seat of [null, ...Array.from({ length: s.seats }, (_, i) => i)]) {
        const { search: _search, ...view } = conspiracy.view(s, seat);
        if (!same(view, shown(s))) unlike.push([seat, view]);
      }
    }
  }
  expect(unlike).toEqual([]);

  const t = table({ players: [strait(2)], turn: bob, restriction: { draw: 2, by: ann }, lordDeck: ['mage-4', 'mage-3'] });
  for (const seat of everyone)
    expect(conspiracy.view(t.state, seat)).toMatchObject({ restriction: { draw: 2, by: ann }, turn: bob, lordDeck: 56, search: null });
});

rule('CO-HIDDEN-03', 'revealed cards are seen by all', () => {
  const t = table({ players: [{ alliance: ['mage-1'] }], lordDeck: ['farmer-1', 'mage-4'], locationDeck: ['silver-gate', 'gilded-gate'] });
  const seen = (what: 'revealed' | 'revealedLocations') => everyone.map((seat) => conspiracy.view(t.state, seat)[what].join());
  const redactedForAll = () => everyone.map((seat) => t.events.map((event) => conspiracy.redact(event, seat)));

  t.play(ann, draw(2));
  expect(new Set(seen('revealed'))).toEqual(new Set(['farmer-1-1,mage-4-1']));
  for (const events of redactedForAll()) expect(events).toEqual([{ type: 'lordsRevealed', side: ann, lords: ['farmer-1-1', 'mage-4-1'] }]);
  t.play(ann, keep('farmer-1'), reveal(2));
  expect(new Set(seen('revealedLocations'))).toEqual(new Set(['silver-gate,gilded-gate']));
  for (const events of redactedForAll())
    expect(events.at(-1)).toEqual({ type: 'locationsRevealed', side: ann, locations: ['silver-gate', 'gilded-gate'] });
});

const archive = { alliance: ['mage-1', 'mage-1'], locations: { 1: 'cartographers-archive' } } as const;

rule('CO-HIDDEN-04', 'only the searcher looks through the deck, and by number, never in its order', () => {
  const orders = [
    ['silver-gate', 'pearl-grotto', 'mage-palace'],
    ['mage-palace', 'silver-gate', 'pearl-grotto'],
  ] as const;
  for (const locationDeck of orders) {
    const t = table({ players: [archive], lordDeck: ['farmer-1'], locationDeck, box: 'locations' }).play(ann, draw(1));
    expect(t.options).toEqual(['take pearl-grotto', 'take silver-gate', 'take mage-palace']);
    expect(conspiracy.open(t.state)).toEqual(conspiracy.view(t.state, ann)); // looked at again, with all hands open
    expect(everyone.map((seat) => conspiracy.view(t.state, seat).search)).toEqual([
      ['pearl-grotto', 'silver-gate', 'mage-palace'],
      null,
      null,
    ]);
    expect(t.eventsOf('deckSearched')).toEqual([{ type: 'deckSearched', side: ann }]);
    for (const event of t.events) expect(JSON.stringify(conspiracy.redact(event, bob))).not.toMatch(/grotto|gate|palace/);

    t.play(ann, take('silver-gate'));
    expect(conspiracy.view(t.state, bob).players[ann]!.holdings.at(-1)).toEqual({ slot: 3, location: 'silver-gate' });
    expect(conspiracy.view(t.state, ann).search).toBeNull();
  }
});

const pile = (...mage: Card[]): Table => table({ piles: { mage } });
const drawn = (count: number, lordDeck: Card[], facts: Facts = {}): Table => table({ lordDeck, ...facts }).play(ann, draw(count));
const keyed = (facts: Facts): Table => drawn(1, ['farmer-1', 'mage-4'], { players: [{ alliance: ['mage-1'] }], ...facts });
const surplus: Facts = { asks: 'fit', players: [{ alliance: crowd.slice(0, 13) }], setAside: ['mage-0', 'mage-1', 'mage-2'] };

const free: Record<string, [Table, Wish]> = {
  keeping: [drawn(2, ['mage-4', 'mage-3']), keep('mage-4')],
  'taking a pile': [pile('mage-3', 'mage-4'), takePile('mage')],
  'placing a pearl lord': [pile('mage-3', 'mage-4').play(ann, takePile('mage')), place('mage-3')],
  swapping: [drawn(1, ['mage-0'], { players: [{ alliance: ['mage-3'] }] }), swap(1, 2)],
  'not swapping': [drawn(1, ['mage-0'], { players: [{ alliance: ['mage-3'] }] }), decline],
  'returning a lord': [table(surplus), giveBack('mage-1')],
  'taking what was revealed': [keyed({ locationDeck: ['silver-gate', 'mage-palace'] }).play(ann, reveal(2)), take('mage-palace')],
  'taking an open location': [keyed({ openLocations: ['pearl-hoard'] }), takeOpen('pearl-hoard')],
  'recalling no lords': [keyed({ openLocations: ['hall-of-recall'] }), takeOpen('hall-of-recall')],
};
const final: Record<string, [Table, Wish]> = {
  drawing: [table({ lordDeck: ['mage-4'] }), draw(1)],
  'keeping a six': [drawn(2, ['mage-4', 'mage-6']), keep('mage-6')],
  'placing a six': [pile('mage-6', 'mage-4', 'mage-3').play(ann, takePile('mage')), place('mage-6')],
  'revealing locations': [keyed({}), reveal(2)],
  'recalling lords': [keyed({ openLocations: ['hall-of-recall'], piles: { mage: ['mage-4'] } }), takeOpen('hall-of-recall')],
  'recalling locations': [keyed({ openLocations: ['shifting-reef', 'silver-gate'] }), takeOpen('shifting-reef')],
  'placing a lord that searches': [
    table({ players: [archive], piles: { mage: ['mage-1', 'mage-3'] } }).play(ann, takePile('mage')),
    place('mage-1'),
  ],
  'taking what was searched for': [keyed({ players: [archive], locationDeck: ['silver-gate'] }), take('silver-gate')],
  'forcing a draw upon the next': [keyed({ openLocations: ['narrow-strait'] }), takeOpen('narrow-strait')],
};

rule('CO-HIDDEN-04', 'what turned up a secret or shuffled cannot be taken back freely, all else can', () => {
  for (const [what, [t, move]] of Object.entries(free)) expect(t.undoable(ann, move), what).toBe(true);
  for (const [what, [t, move]] of Object.entries(final)) expect(t.undoable(ann, move), what).toBe(false);
});

rules(['CO-HIDDEN-05', 'CO-HIDDEN-01'], 'no card of a deck, and no dice, ever reach a screen', () => {
  const leaks = new Set<string>();
  for (const game of randomGames(1, 'leaks')) {
    for (const { s } of game) {
      for (const seat of [null, ...Array.from({ length: s.seats }, (_, i) => i)]) {
        const searching = conspiracy.view(s, seat).search !== null;
        const screen = JSON.stringify(seatView(conspiracy, s, seat));
        for (const id of s.lordDeck) if (screen.includes(`"${id}"`)) leaks.add(id);
        for (const id of s.locationDeck) if (!searching && screen.includes(`"${id}"`)) leaks.add(id);
        for (const word of [/"rng"/, /"seed"/, new RegExp(`\\b${s.rng.join('\\b.*\\b')}\\b`)])
          if (word.test(screen)) leaks.add(String(word));
      }
    }
  }
  expect([...leaks]).toEqual([]);
  const { lordDeck, locationDeck } = dealt(2).state;
  expect([lordDeck.length, locationDeck.length]).toEqual([60, 23]); // so there was something to leak
});
