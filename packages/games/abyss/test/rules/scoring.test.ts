import { abyss, lords as lordTable, ranking, type LocationId, type LordId } from '@fathom/abyss';
import { texts } from '@fathom/abyss/text';
import { withoutTypography } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, bob, explore, rule, rules, table, take, takeStack, type Facts } from '../table.ts';

type Before = NonNullable<Facts['players']>[number];

/** What a tile is worth to Ann with these lords, some of them under it, and these affiliated allies. */
function worth(
  location: LocationId,
  lords: readonly LordId[],
  affiliated: readonly string[] = [],
  others: readonly Before[] = [],
  more: Before = {},
): number {
  const covered = lords.filter((lord) => lordTable[lord].keys > 0).slice(0, 1);
  const free = lords.filter((lord) => !covered.includes(lord));
  const players = [{ lords: free, locations: [{ location, lords: covered }], affiliated, ...more }, ...others];
  const isTaken = others.some(({ locations }) => locations?.includes('megalodon'));
  const kraken = { loot: isTaken ? { megalodon: [7, 3] } : {} };
  return table({ seats: Math.max(2, players.length), asks: 'end', players, kraken }).score(ann).holdings[0]!.points;
}

rules(
  ['AB-TILE-01', 'AB-TILE-02', 'AB-TILE-04', 'AB-TILE-05', 'AB-TILE-06', 'KR-TILE-01'],
  'so much, and two for each lord of the guild, covered ones too',
  () => {
    expect(worth('sargasso-silos', ['keeper', 'reaper', 'sage'])).toBe(9);
    expect(worth('hydrozoa-reserves', ['shaman', 'oracle', 'keeper'])).toBe(10);
    expect(worth('parliament', ['diplomat', 'treasurer', 'keeper'])).toBe(10);
    expect(worth('barracks', ['seeker', 'jailer', 'keeper'])).toBe(11);
    expect(worth('dockworks', ['trader', 'peddler', 'keeper'])).toBe(9);
    expect(worth('gambling-den', ['outlaw', 'watcher', 'keeper'])).toBe(9);
    expect(
      (['sargasso-silos', 'hydrozoa-reserves', 'parliament', 'barracks', 'dockworks', 'gambling-den'] as const).map((tile) =>
        worth(tile, []),
      ),
    ).toEqual([5, 6, 6, 7, 5, 5]);
  },
);

rules(
  ['AB-TILE-03', 'AB-TILE-07', 'AB-TILE-11', 'AB-TILE-15', 'AB-TILE-19'],
  'so much, and three for each affiliated ally of the race',
  () => {
    const all = ['jellyfish-1', 'jellyfish-2', 'seahorse-1', 'squid-1', 'squid-2', 'squid-3', 'crab-1', 'shellfish-1', 'shellfish-2'];
    expect(worth('sanctuary', [], all)).toBe(10);
    expect(worth('sargasso-fields', [], all)).toBe(6);
    expect(worth('oceanic-senate-assembly', [], all)).toBe(13);
    expect(worth('chasm', [], all)).toBe(8);
    expect(worth('nest-of-giant-clams', [], all)).toBe(9);
    expect(
      (['sanctuary', 'sargasso-fields', 'oceanic-senate-assembly', 'chasm', 'nest-of-giant-clams'] as const).map((tile) => worth(tile, [])),
    ).toEqual([4, 3, 4, 5, 3]);
  },
);

rule('AB-TILE-08', 'two for each different guild, up to seven', () => {
  expect(worth('abyss', ['keeper', 'reaper', 'sage'])).toBe(4);
  expect(worth('abyss', ['keeper', 'seeker', 'trader', 'shaman', 'diplomat', 'sage'])).toBe(12);
  expect(worth('abyss', ['keeper', 'seeker', 'trader', 'shaman', 'diplomat', 'sage', 'outlaw'])).toBe(14);
});

rule('AB-TILE-09', 'the best tile of an opponent, as if it were mine, never below nothing', () => {
  const mirrors = (...locations: NonNullable<Before['locations']>): number =>
    worth('city-of-mirrors', ['trader', 'peddler'], ['crab-1'], [{ locations }], { nebulis: 9 });
  expect(mirrors('dockworks', 'jail')).toBe(13);
  expect(mirrors('chasm', 'black-smokers')).toBe(8);
  expect(mirrors('krakens-lair')).toBe(0);
  expect(mirrors()).toBe(0);
  expect(mirrors('megalodon')).toBe(10);
});

rules(['AB-TILE-12', 'AB-TILE-13', 'AB-TILE-14'], 'twice the weakest, the strongest once more, fifteen less the lords', () => {
  const lords: LordId[] = ['landowner', 'elder', 'keeper'];
  expect((['depths', 'throne-room', 'jail'] as const).map((tile) => worth(tile, lords))).toEqual([6, 12, 12]);
  expect((['depths', 'throne-room', 'jail'] as const).map((tile) => worth(tile, []))).toEqual([0, 0, 15]);
});

rules(['AB-TILE-16', 'AB-TILE-17'], 'three for each lord with a key, or without one; covered and turned ones too', () => {
  const more: Before = { turned: ['reaper'] };
  expect(worth('closed-tower', ['keeper', 'reaper', 'miller'], [], [], more)).toBe(6);
  expect(worth('lost-tower', ['keeper', 'reaper', 'miller', 'sage'], [], [], more)).toBe(6);
});

rules(['AB-TILE-18', 'AB-TILE-20'], 'the weakest of each race; twenty less the affiliated', () => {
  const allies = ['crab-4', 'crab-2', 'squid-5', 'squid-1', 'seahorse-3'];
  expect(worth('chamber-of-allies', [], allies)).toBe(9);
  expect(worth('coral-barrier', [], allies)).toBe(15);
});

const turnBefore = (players: readonly Before[], facts: Facts = {}) =>
  table({ seats: 3, players, endedBy: bob, deck: ['crab-1'], ...facts });

rule('AB-END-01', 'the seventh lord of a recruitment: free, turned and covered together', () => {
  const hand = ['seahorse-5', 'seahorse-3'];
  const six: Before = {
    hand,
    lords: ['sage', 'elder', 'hermit'],
    turned: ['sage'],
    locations: [{ location: 'abyss', lords: ['keeper', 'reaper', 'shaman'] }],
  };
  const court: LordId[] = ['shepherd', 'seeker', 'jailer', 'hunter'];
  expect(table({ players: [six], court }).recruit(ann, 'shepherd', hand).state.endedBy).toBe(ann);
  expect(
    table({ players: [{ ...six, lords: ['sage', 'elder'], turned: [] }], court }).recruit(ann, 'shepherd', hand).state.endedBy,
  ).toBeNull();
});

rules(['AB-END-04', 'AB-END-05'], 'everybody else has one last turn, extra turns included; later triggers change nothing', () => {
  const hand = ['seahorse-5', 'seahorse-3'];
  const six: LordId[] = ['sage', 'elder', 'hermit', 'miller', 'trader', 'peddler'];
  const court: LordId[] = ['shepherd', 'seeker', 'jailer', 'hunter'];
  const t = table({
    seats: 3,
    players: [{ hand, lords: six, keys: 2, pearls: 0 }, { pearls: 0 }, { pearls: 0 }],
    court,
    available: ['abyss'],
    council: { crab: ['crab-1'], squid: ['squid-1'], seahorse: ['seahorse-1'] },
  });
  t.recruit(ann, 'shepherd', hand);
  expect(t.prompt).toBe('locationSource'); // the turn is finished as usual
  t.play(ann, { type: 'takeLocation', location: 'abyss' }).play(bob, takeStack('crab'));
  expect([t.turn, t.winners]).toEqual([2, null]);
  t.play(2, takeStack('squid'));
  expect(t.winners).toEqual([ann]);

  const extra = table({
    seats: 2,
    players: [{}, { lords: ['invoker'] }],
    endedBy: ann,
    turn: bob,
    extraTurn: true,
    council: { crab: ['crab-1'] },
    due: [{ kind: 'endTurn', seat: bob }],
  });
  expect([extra.turn, extra.winners]).toEqual([bob, null]);
  expect(extra.play(bob, takeStack('crab')).winners).not.toBeNull();
  const again = table({ players: [{ hand, lords: six }, {}], court, endedBy: bob }).recruit(ann, 'shepherd', hand);
  expect([again.state.endedBy, again.winners]).toEqual([bob, [ann]]);
});

rules(['AB-END-06', 'AB-AFF-06'], 'of each race in hand the lowest is affiliated, Master of Magic or not; the rest is gone', () => {
  const players = [
    {
      hand: ['squid-4', 'squid-2', 'crab-5', 'jellyfish-1', 'jellyfish-1'],
      affiliated: ['squid-3'],
      lords: ['master-of-magic'] as const,
      pearls: 0,
    },
    { pearls: 0 },
  ];
  const t = table({ players, endedBy: bob, council: { seahorse: ['seahorse-2'] } }).play(ann, takeStack('seahorse'));
  expect(t.affiliated(ann)).toEqual(['squid-3', 'jellyfish-1', 'crab-5', 'seahorse-2', 'squid-2']);
  expect([t.hand(ann), t.discard]).toEqual([[], ['jellyfish-1', 'squid-4']]);
});

rules(['AB-END-07', 'AB-SCORE-05'], 'then the tokens are turned up and counted', () => {
  const t = turnBefore([{ monsters: [2, 4], pearls: 0 }, { pearls: 0 }, { pearls: 0 }], { seats: 3 })
    .play(ann, explore, take)
    .fork();
  const two = table({ players: [{ monsters: [2, 4], pearls: 0 }, { pearls: 0 }], endedBy: bob, deck: ['crab-1'] }).play(ann, explore, take);
  expect(two.eventsOf('tokensRevealed')).toEqual([
    { type: 'tokensRevealed', seat: ann, values: [2, 4] },
    { type: 'tokensRevealed', seat: bob, values: [] },
  ]);
  expect(two.score(ann)).toMatchObject({ monsters: 6, allies: 1, total: 7 });
  expect(t.winners).not.toBeNull(); // bob triggered, and sits next
});

rules(
  ['AB-SCORE-01', 'AB-SCORE-02', 'AB-SCORE-03', 'AB-SCORE-04', 'AB-SCORE-06', 'AB-SCORE-07'],
  'locations, lords, strongest allies and tokens; pearls and keys are nothing',
  () => {
    const t = table({
      asks: 'end',
      players: [
        {
          locations: [{ location: 'jail', lords: ['shepherd'] }, 'chasm'],
          lords: ['keeper', 'reaper'],
          turned: ['keeper'],
          affiliated: ['crab-2', 'crab-4', 'squid-1'],
          monsters: [3],
          pearls: 99,
          keys: 2,
          hand: ['seahorse-5'],
        },
        { lords: ['landowner', 'aquaculturalist'] },
      ],
    });
    expect(t.score(ann)).toMatchObject({ locations: 12 + 11, lords: 18, allies: 10, monsters: 3, total: 54 });
    expect(t.winners).toEqual([ann]);
  },
);

const tied = (...players: Before[]) => table({ seats: players.length, asks: 'end', players });

rules(['AB-TIE-01', 'AB-TIE-02', 'AB-TIE-03'], 'more pearls, then the single strongest lord, then together', () => {
  expect(tied({ lords: ['keeper'], pearls: 1 }, { lords: ['reaper'], pearls: 2 }).winners).toEqual([bob]);
  expect(
    tied(
      { lords: ['ship-master', 'oracle'], pearls: 1 },
      { lords: ['recruiter'], locations: [{ location: 'black-smokers', lords: ['keeper'] }], pearls: 1 },
    ).winners,
  ).toEqual([bob]); // ten each, and the covered Keeper is the strongest
  expect(tied({ lords: ['keeper'], pearls: 1 }, { lords: ['reaper'], pearls: 1 }).winners).toEqual([ann, bob]);
  expect(tied({ monsters: [4], pearls: 1 }, { lords: ['sage'], pearls: 1 }).winners).toEqual([bob]);
});

rule('AB-TIE-04', 'all places are told apart the same way, and equals share one', () => {
  const t = tied(
    { lords: ['keeper'], pearls: 0 },
    { lords: ['landowner'], pearls: 0 },
    { lords: ['reaper'], pearls: 0 },
    { lords: ['shepherd'], pearls: 1 },
  );
  expect(ranking(t.state)).toEqual([[1], [3], [0, 2]]);
});

rules(['AB-TIE-01', 'AB-TIE-02', 'AB-TIE-03'], 'the text says what broke a tie, and nothing without one', () => {
  const said = (...players: Before[]): string | null => {
    const t = tied(...players);
    return texts.en.tieBreak!(abyss.view(t.state, null), t.winners!);
  };
  expect(withoutTypography(said({ lords: ['keeper'], pearls: 1 }, { lords: ['reaper'], pearls: 2 })!)).toBe(
    'A tie: more pearls decide, 2 to 1.',
  );
  expect(withoutTypography(said({ monsters: [4], pearls: 1 }, { lords: ['sage'], pearls: 1 })!)).toBe(
    'A tie, with equally many pearls: the stronger lord decides, 4 to 0.',
  );
  expect(said({ lords: ['keeper'], pearls: 1 }, { lords: ['reaper'], pearls: 1 })).toMatch(/the victory is shared\.$/);
  expect(said({ lords: ['keeper'], pearls: 1 }, { pearls: 9 })).toBeNull();
});
