import type { BookPlan, GalleryPiece, Move } from '@fathom/kernel';
import { allyIds, cards, isKraken } from '../../src/content/cards.ts';
import { guilds } from '../../src/content/guilds.ts';
import { baseLocationIds, krakenLocationIds, locations, type LocationId } from '../../src/content/locations.ts';
import { baseLordIds, krakenLordIds, lords, type LordId } from '../../src/content/lords.ts';
import { races } from '../../src/content/races.ts';
import type { AbyssRule } from '../../src/rule-ids.ts';
import type { Abyss } from '../../src/state.ts';
import * as at from './positions.ts';

/* The rulebook of Abyss and Kraken for people: what all languages have in common. */

const lordPiece = (piece: LordId): GalleryPiece => {
  const { guild, influence, keys, cost } = lords[piece];
  return { piece, group: guild, facts: { influence, cost: cost.value, races: cost.races, keys } };
};

/** Copies of an ally look the same: one stands for all of them. */
const allyPieces: readonly GalleryPiece[] = allyIds
  .filter((id) => id.endsWith('-1'))
  .map((id) => ({
    piece: id,
    group: cards[id].race!,
    copies: allyIds.filter((other) => cards[other].race === cards[id].race && cards[other].value === cards[id].value).length,
    facts: { value: cards[id].value },
    ...(isKraken(id) ? { module: 'kraken' } : {}),
  }));

const kindOf: Readonly<Partial<Record<(typeof locations)[LocationId]['worth']['type'], 'guild' | 'race'>>> = {
  perLordOfGuild: 'guild',
  perAffiliated: 'race',
};
const locationPiece = (piece: LocationId): GalleryPiece => ({ piece, group: kindOf[locations[piece].worth.type] ?? 'other' });

const spend = (ally: (typeof allyIds)[number]): { readonly by: 0; readonly move: Move<Abyss> } => ({
  by: 0,
  move: { type: 'spend', ally },
});
const pay = (pearls: number, nebulis = 0): { readonly by: 0; readonly move: Move<Abyss> } => ({
  by: 0,
  move: { type: 'done', pearls, nebulis },
});

export const plan = {
  modules: { kraken: ['KR-'] },
  chapters: {
    goal: {
      sections: {
        idea: ['AB-SCORE-01', 'AB-SETUP-01'],
        table: ['AB-SETUP-02', 'AB-SETUP-04', 'AB-HIDDEN-01', 'AB-HIDDEN-05'],
        setup: ['AB-SETUP-03', 'AB-SETUP-05', 'AB-SETUP-06', 'AB-SETUP-10'],
      },
      picture: { shows: 'table', position: at.hall },
    },
    turn: {
      sections: {
        steps: ['AB-TURN-01', 'AB-TURN-03', 'AB-TURN-04'],
        plot: ['AB-PLOT-01', 'AB-PLOT-02', 'AB-PLOT-04'],
        end: ['AB-TURN-07'],
      },
      picture: { shows: 'pieces', position: at.plotting, rows: { court: 'court' } },
      example: {
        position: at.plotting,
        steps: [
          { moves: [{ by: 0, move: { type: 'plot' } }], pieces: ['opportunist'], after: { 'court.length': 5, 'players.0.pearls': 1 } },
          { moves: [{ by: 0, move: { type: 'plot' } }], pieces: ['treasurer'], after: { 'court.length': 6, 'players.0.pearls': 0 } },
        ],
      },
    },
    explore: {
      sections: {
        reveal: ['AB-EXP-01', 'AB-EXP-02', 'AB-EXP-03'],
        offer: ['AB-EXP-04', 'AB-EXP-05', 'AB-EXP-06', 'AB-EXP-07', 'AB-EXP-08'],
        take: ['AB-EXP-10', 'AB-EXP-11', 'AB-EXP-12'],
        rest: ['AB-EXP-09', 'AB-EXP-14', 'AB-EXP-15'],
      },
      picture: { shows: 'table', position: at.track },
      example: {
        position: at.exploring,
        steps: [
          {
            moves: [
              { by: 0, move: { type: 'explore' } },
              { by: 1, move: { type: 'pass' } },
              { by: 2, move: { type: 'pass' } },
            ],
            pieces: ['shellfish-1-1'],
            after: { 'track.length': 1 },
          },
          {
            moves: [
              { by: 0, move: { type: 'goOn' } },
              { by: 1, move: { type: 'buy', pearls: 1, nebulis: 0 } },
            ],
            pieces: ['seahorse-3-1'],
            after: { 'players.0.pearls': 2, 'players.1.pearls': 0 },
          },
          {
            moves: [
              { by: 2, move: { type: 'pass' } },
              { by: 0, move: { type: 'goOn' } },
              { by: 2, move: { type: 'pass' } },
            ],
            pieces: ['squid-2-1', 'shellfish-4-1'],
            after: { 'track.length': 3 },
          },
          {
            moves: [{ by: 0, move: { type: 'take' } }],
            pieces: ['council-shellfish', 'council-squid'],
            after: { 'players.0.hand.length': 1, 'council.shellfish': 1, 'council.squid': 1 },
          },
        ],
      },
    },
    monsters: {
      sections: {
        meet: ['AB-THR-01', 'AB-THR-02', 'AB-THR-03'],
        reward: ['AB-THR-04', 'AB-THR-05', 'AB-THR-08'],
        tokens: ['AB-THR-06', 'AB-THR-10', 'AB-HIDDEN-04'],
      },
      picture: { shows: 'pieces', position: at.monsterMet, rows: { track: 'track' } },
      example: {
        position: at.monsters,
        steps: [
          { moves: [{ by: 0, move: { type: 'explore' } }], pieces: ['monster-1'], after: { threat: 2 } },
          { moves: [{ by: 0, move: { type: 'goOn' } }], pieces: ['crab-2-1'], after: { threat: 3 } },
          {
            moves: [
              { by: 0, move: { type: 'goOn' } },
              { by: 0, move: { type: 'fight' } },
            ],
            pieces: ['monster-2', 'keys'],
            after: { 'players.0.keys': 1, threat: 1 },
          },
        ],
      },
    },
    council: {
      sections: { take: ['AB-COUNCIL-01', 'AB-COUNCIL-02', 'AB-COUNCIL-04'], sizes: ['AB-COUNCIL-03', 'AB-COUNCIL-05'] },
      picture: { shows: 'pieces', position: at.council, rows: { hand: 'players.0.hand' } },
      example: {
        position: at.council,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'takeStack', race: 'squid' } }],
            pieces: ['council-squid', 'squid-3-1', 'squid-1-1'],
            after: { 'players.0.hand.length': 3, 'council.squid': 0 },
          },
        ],
      },
    },
    recruit: {
      sections: {
        races: ['AB-REC-02', 'AB-REC-03', 'AB-REC-04'],
        value: ['AB-REC-05', 'AB-REC-06', 'AB-REC-10'],
        affiliate: ['AB-AFF-01', 'AB-AFF-02', 'AB-AFF-04', 'AB-REC-09'],
        order: ['AB-REC-12', 'AB-REC-11'],
      },
      picture: { shows: 'pieces', position: at.recruiting, rows: { court: 'court', hand: 'players.0.hand' } },
      example: {
        position: at.recruiting,
        steps: [
          {
            moves: [
              { by: 0, move: { type: 'recruit', lord: 'treasurer' } },
              spend('crab-1-1'),
              spend('squid-5-1'),
              spend('squid-3-1'),
              pay(1),
            ],
            pieces: ['treasurer', 'squid-5-1', 'squid-3-1', 'crab-1-1'],
            after: { 'players.0.pearls': 2, 'players.0.hand.length': 1 },
          },
          { moves: [], pieces: ['crab-1-1'], after: { 'players.0.affiliated.length': 1, 'score.0.allies': 1, 'score.0.lords': 5 } },
        ],
      },
    },
    court: {
      sections: {
        slide: ['AB-COURT-01', 'AB-COURT-02'],
        refill: ['AB-COURT-03', 'AB-COURT-04', 'AB-COURT-05'],
        end: ['AB-COURT-06', 'AB-COURT-08'],
      },
      picture: { shows: 'pieces', position: at.lastOfCourt, rows: { court: 'court' } },
      example: {
        position: at.lastOfCourt,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'recruit', lord: 'shepherd' } }, spend('seahorse-5-1'), spend('seahorse-3-1'), pay(0)],
            pieces: ['shepherd'],
            after: { 'players.0.pearls': 2, 'court.length': 6 },
          },
        ],
      },
    },
    locations: {
      sections: {
        keys: ['AB-LOC-01', 'AB-LOC-02', 'AB-LOC-03'],
        take: ['AB-LOC-06', 'AB-LOC-07', 'AB-LOC-08'],
        covered: ['AB-LOC-04', 'AB-LOC-05', 'AB-LOC-09'],
      },
      picture: { shows: 'pieces', position: at.threeKeys, rows: { lords: 'players.0.lords', available: 'available' } },
      example: {
        position: at.threeKeys,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'recruit', lord: 'shepherd' } }, spend('seahorse-5-1'), spend('seahorse-3-1'), pay(0)],
            pieces: ['shepherd', 'keeper', 'reaper'],
            after: { 'players.0.lords.length': 3 },
          },
          { moves: [{ by: 0, move: { type: 'drawTiles', count: 2 } }], pieces: ['throne-room', 'jail'], after: { 'revealed.length': 2 } },
          {
            moves: [{ by: 0, move: { type: 'takeLocation', location: 'jail' } }],
            pieces: ['jail'],
            after: { 'score.0.locations': 12, 'players.0.lords.length': 0, 'available.length': 2 },
          },
        ],
      },
    },
    abilities: {
      sections: { kinds: ['AB-ABIL-01', 'AB-ABIL-02', 'AB-ABIL-03'], lost: ['AB-ABIL-04', 'AB-ABIL-05'] },
      picture: { shows: 'side', position: at.abilities, side: 0 },
      example: {
        position: at.abilities,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'sell', ally: 'crab-2-1' } }],
            pieces: ['slaver', 'crab-2-1'],
            after: { 'players.0.pearls': 2 },
          },
          {
            moves: [{ by: 0, move: { type: 'recruit', lord: 'peddler' } }, spend('shellfish-4-1'), spend('shellfish-2-1'), pay(2)],
            pieces: ['peddler'],
            after: { 'players.0.pearls': 2, 'score.0.lords': 14 },
          },
        ],
      },
    },
    scoring: {
      sections: {
        end: ['AB-END-01', 'AB-END-02', 'AB-END-04', 'AB-END-06'],
        points: ['AB-SCORE-02', 'AB-SCORE-03', 'AB-SCORE-04', 'AB-SCORE-05', 'AB-SCORE-06'],
        winner: ['AB-SCORE-07', 'AB-TIE-01', 'AB-TIE-02'],
      },
      picture: { shows: 'side', position: at.lastTurn, side: 0 },
      example: {
        position: at.lastTurn,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'takeStack', race: 'shellfish' } }],
            pieces: ['squid-3-1', 'jellyfish-2-1', 'shellfish-2-1'],
            after: { 'players.0.affiliated.length': 6 },
          },
          { moves: [], pieces: ['sargasso-silos'], after: { 'score.0.locations': 11 } },
          { moves: [], pieces: ['peddler', 'hunter', 'seeker', 'keeper', 'reaper', 'shepherd'], after: { 'score.0.lords': 40 } },
          {
            moves: [],
            pieces: ['crab-4-1', 'seahorse-3-1', 'squid-3-1', 'jellyfish-2-1', 'shellfish-2-1'],
            after: { 'score.0.allies': 14, 'score.0.monsters': 7 },
          },
          { moves: [], pieces: [], after: { 'score.0.total': 72, 'score.1.total': 56 } },
        ],
      },
    },
    krakens: {
      module: 'kraken',
      sections: {
        setup: ['KR-SETUP-01', 'KR-SETUP-02', 'KR-SETUP-03'],
        pay: ['KR-ALLY-01', 'KR-ALLY-04', 'KR-ALLY-06', 'KR-ALLY-08'],
        left: ['KR-ALLY-02', 'KR-ALLY-03', 'KR-ALLY-10'],
      },
      picture: { shows: 'pieces', position: at.krakens, rows: { hand: 'players.0.hand' } },
      example: {
        position: at.krakens,
        steps: [
          {
            moves: [
              { by: 0, move: { type: 'recruit', lord: 'apprentice' } },
              spend('kraken-3-1'),
              spend('jellyfish-4-1'),
              spend('crab-1-1'),
              pay(0),
            ],
            pieces: ['apprentice', 'kraken-3-1', 'jellyfish-4-1', 'crab-1-1'],
            after: { 'players.0.nebulis': 2, 'players.0.affiliated.length': 1 },
          },
          { moves: [], pieces: [], after: { 'score.0.nebulis': -2, 'score.0.figure': -5 } },
        ],
      },
    },
    nebulis: {
      module: 'kraken',
      sections: {
        use: ['KR-NEB-01', 'KR-NEB-03', 'KR-NEB-05', 'KR-NEB-06'],
        figure: ['KR-FIG-01', 'KR-FIG-02', 'KR-FIG-03', 'KR-FIG-06'],
        cost: ['KR-SCORE-02', 'KR-SCORE-03'],
      },
      picture: { shows: 'side', position: at.nebulis, side: 0 },
      example: {
        position: at.nebulis,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'recruit', lord: 'reaper' } }, spend('crab-1-1'), spend('seahorse-4-1'), pay(1, 1)],
            pieces: ['reaper', 'seahorse-4-1', 'crab-1-1'],
            after: { 'players.0.pearls': 0, 'players.0.nebulis': 0 },
          },
        ],
      },
    },
    sentinels: {
      module: 'kraken',
      sections: { reserve: ['KR-SENT-01', 'KR-SENT-02', 'KR-SENT-04', 'KR-SENT-05'], back: ['KR-SENT-07', 'KR-SENT-08', 'KR-SENT-09'] },
      picture: { shows: 'pieces', position: at.sentinels, rows: { court: 'court' } },
      example: {
        position: at.sentinels,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'recruit', lord: 'watcher' } }, spend('crab-3-1'), spend('squid-2-1'), pay(0)],
            pieces: ['watcher', 'crab-3-1', 'squid-2-1'],
            after: { 'players.0.hand.length': 1 },
          },
          {
            moves: [{ by: 0, move: { type: 'reserve', sentinel: 'sentinel-watcher', item: 'treasurer' } }],
            pieces: ['sentinel-watcher', 'treasurer'],
            after: { 'players.0.nebulis': 1 },
          },
        ],
      },
    },
    sanctuaries: {
      module: 'kraken',
      sections: {
        search: ['KR-LOOT-01', 'KR-LOOT-02', 'KR-LOOT-05', 'KR-LOOT-07'],
        rewards: ['KR-LOOT-03', 'KR-LOOT-09'],
        pair: ['KR-LOOT-06', 'KR-LOOT-08'],
      },
      picture: { shows: 'pieces', position: at.sanctuary, rows: { available: 'available' } },
      example: {
        position: at.sanctuary,
        steps: [
          {
            moves: [
              { by: 0, move: { type: 'takeStack', race: 'squid' } },
              { by: 0, move: { type: 'takeLocation', location: 'megalodon' } },
            ],
            pieces: ['megalodon', 'lootDeck'],
            after: { 'players.0.keys': 0, 'score.0.locations': 7 },
          },
          { moves: [{ by: 0, move: { type: 'drawLoot' } }], pieces: ['lootDeck', 'pearls'], after: { 'players.0.pearls': 2 } },
          { moves: [{ by: 0, move: { type: 'stop' } }], pieces: [], after: { 'score.0.locations': 11 } },
        ],
      },
    },
  },
  icons: {
    races: ['emblem-seahorse', 'emblem-crab', 'emblem-shellfish', 'emblem-squid', 'emblem-jellyfish', 'emblem-kraken'],
    guilds: [
      'emblem-farmer',
      'emblem-soldier',
      'emblem-merchant',
      'emblem-politician',
      'emblem-mage',
      'emblem-ambassador',
      'emblem-smuggler',
    ],
    lords: ['key', 'once', 'ongoing', 'turned'],
    things: ['pearl', 'monster', 'nebulis', 'sentinel', 'kraken'],
  },
  gallery: {
    lords: {
      groups: guilds,
      pieces: [...baseLordIds.map(lordPiece), ...krakenLordIds.map((id) => ({ ...lordPiece(id), module: 'kraken' }))],
    },
    locations: {
      groups: ['guild', 'race', 'other'],
      pieces: [...baseLocationIds.map(locationPiece), ...krakenLocationIds.map((id) => ({ ...locationPiece(id), module: 'kraken' }))],
    },
    allies: { groups: [...races, 'kraken'], pieces: allyPieces },
  },
  facts: ['influence', 'cost', 'races', 'keys', 'value'],
} as const satisfies BookPlan<Move<Abyss>, AbyssRule>;
