import type { BookPlan, Move } from '@fathom/kernel';
import type { SpaceId } from '../../src/content/tables.ts';
import type { WaterdeepRule } from '../../src/rule-ids.ts';
import type { Waterdeep } from '../../src/state.ts';
import { gallery } from './gallery.ts';
import * as at from './positions.ts';

/* The rulebook of Waterdeep and its modules for people: what all languages have in common. */

interface Played {
  readonly by: 0 | 1;
  readonly move: Move<Waterdeep>;
}
const assign = (space: SpaceId, by: 0 | 1 = 0): Played => ({ by, move: { type: 'assign', space } });

export const plan = {
  modules: { undermountain: ['UM-'], skullport: ['SK-'] },
  chapters: {
    goal: {
      sections: {
        idea: ['WD-SCORE-03', 'WD-HIDDEN-01', 'WD-SETUP-01'],
        table: ['WD-SETUP-02', 'WD-HIDDEN-02'],
        setup: ['WD-SETUP-03', 'WD-SETUP-08', 'WD-SETUP-09', 'WD-SETUP-10', 'WD-SETUP-12'],
      },
      picture: { shows: 'table', position: at.city },
    },
    round: {
      sections: {
        start: ['WD-ROUND-01', 'WD-ROUND-02', 'WD-ROUND-03', 'WD-ROUND-05'],
        turns: ['WD-ROUND-07', 'WD-ROUND-08', 'WD-TURN-02'],
        end: ['WD-ROUND-10', 'WD-ROUND-11', 'WD-ROUND-12'],
        marker: ['WD-CASTLE-01', 'WD-CASTLE-02'],
      },
      picture: { shows: 'side', position: at.city, side: 0 },
      example: {
        position: at.castle,
        steps: [{ moves: [assign('s-castle-waterdeep')], pieces: ['s-castle-waterdeep', 'first'], after: { 'players.0.handSize': 1 } }],
      },
    },
    turn: {
      sections: {
        assign: ['WD-TURN-01', 'WD-ASSIGN-01', 'WD-ASSIGN-02', 'WD-ASSIGN-03'],
        spaces: ['WD-SPACE-01', 'WD-SPACE-02', 'WD-SPACE-03', 'WD-SPACE-04', 'WD-SPACE-05'],
        must: ['WD-TURN-03', 'WD-TURN-07', 'WD-TURN-08'],
      },
      picture: { shows: 'pieces', position: at.firstTurn, rows: { active: 'players.0.active' } },
      example: {
        position: at.firstTurn,
        steps: [
          { moves: [assign('s-blackstaff-tower')], pieces: ['s-blackstaff-tower'], after: { 'players.0.wizard': 2 } },
          {
            moves: [{ by: 0, move: { type: 'complete', quest: 'q-domesticate-owlbears' } }],
            pieces: ['q-domesticate-owlbears'],
            after: { 'players.0.score': 8, 'players.0.fighter': 1, 'players.0.gold': 6 },
          },
        ],
      },
    },
    inn: {
      sections: { spaces: ['WD-INN-01', 'WD-INN-02', 'WD-INN-03'], quests: ['WD-INN-04', 'WD-INN-05', 'WD-INN-06'] },
      picture: { shows: 'pieces', position: at.inn, rows: { inn: 'inn' } },
      example: {
        position: at.inn,
        steps: [
          {
            moves: [assign('s-cliffwatch-inn-1'), { by: 0, move: { type: 'takeQuest', quest: 'q-infiltrate-halasters-circle' } }],
            pieces: ['s-cliffwatch-inn-1', 'q-infiltrate-halasters-circle'],
            after: { 'players.0.active.length': 2, 'players.0.gold': 6, 'inn.length': 4 },
          },
        ],
      },
    },
    quests: {
      sections: {
        complete: ['WD-QUEST-01', 'WD-QUEST-02', 'WD-TURN-04', 'WD-QUEST-09'],
        plot: ['WD-QUEST-05', 'WD-QUEST-06', 'WD-QUEST-12'],
        mandatory: ['WD-QUEST-07', 'WD-QUEST-08'],
      },
      picture: { shows: 'pieces', position: at.plot, rows: { plots: 'players.0.plots', active: 'players.0.active' } },
      example: {
        position: at.plot,
        steps: [
          {
            moves: [assign('s-grinning-lion-tavern')],
            pieces: ['s-grinning-lion-tavern', 'q-fence-goods-for-duke-of-darkness'],
            after: { 'players.0.rogue': 3, 'players.0.gold': 6 },
          },
          {
            moves: [{ by: 0, move: { type: 'complete', quest: 'q-procure-stolen-goods' } }],
            pieces: ['q-procure-stolen-goods'],
            after: { 'players.0.score': 14, 'players.0.handSize': 2, 'players.0.gold': 0 },
          },
        ],
      },
    },
    buildings: {
      sections: {
        buy: ['WD-BUILD-01', 'WD-BUILD-02', 'WD-ROUND-02'],
        use: ['WD-BUILD-08', 'WD-OWNER-01', 'WD-OWNER-02'],
        stock: ['WD-ROUND-03', 'WD-BUILD-07', 'WD-BUILD-04'],
      },
      picture: { shows: 'pieces', position: at.builders, rows: { hall: 'hall' } },
      example: {
        position: at.builders,
        steps: [
          {
            moves: [assign('s-builders-hall'), { by: 0, move: { type: 'buy', building: 'b-the-golden-horn' } }],
            pieces: ['s-builders-hall', 'b-the-golden-horn'],
            after: { 'players.0.gold': 1, 'players.0.score': 2 },
          },
          {
            moves: [assign('b-the-golden-horn', 1)],
            pieces: ['b-the-golden-horn'],
            after: { 'players.1.gold': 5, 'players.0.gold': 3 },
          },
        ],
      },
    },
    harbor: {
      sections: {
        play: ['WD-HARBOR-01', 'WD-PLAY-02', 'WD-PLAY-03'],
        again: ['WD-HARBOR-03', 'WD-HARBOR-05', 'WD-HARBOR-06', 'WD-HARBOR-07'],
        kinds: ['WD-PLAY-04', 'WD-PLAY-07', 'WD-PLAY-08'],
      },
      picture: { shows: 'pieces', position: at.harbor, rows: { hand: 'players.0.hand' } },
      example: {
        position: at.harbor,
        steps: [
          {
            moves: [assign('s-waterdeep-harbor-1'), { by: 0, move: { type: 'play', card: 'i-spread-the-wealth' } }],
            pieces: ['s-waterdeep-harbor-1', 'i-spread-the-wealth'],
            after: { 'players.0.gold': 5, 'players.1.gold': 3 },
          },
          { moves: [assign('s-blackstaff-tower')], pieces: ['s-blackstaff-tower'], after: { 'players.0.wizard': 1 } },
        ],
      },
    },
    agents: {
      sections: {
        ambassador: ['WD-AGENT-05', 'WD-AGENT-06', 'WD-AGENT-07'],
        lieutenant: ['WD-AGENT-03'],
        back: ['WD-AGENT-01', 'WD-AGENT-02'],
      },
      picture: { shows: 'pieces', position: at.palace, rows: { buildings: 'buildings' } },
      example: {
        position: at.palace,
        steps: [
          {
            moves: [assign('b-the-palace-of-waterdeep')],
            pieces: ['b-the-palace-of-waterdeep', 'ambassador'],
            after: { 'players.1.score': 2 },
          },
        ],
      },
    },
    scoring: {
      sections: {
        end: ['WD-END-01', 'WD-SCORE-04'],
        points: ['WD-SCORE-01', 'WD-SCORE-02', 'WD-SCORE-03'],
        winner: ['WD-TIE-01'],
      },
      picture: { shows: 'pieces', position: at.lastAgent, rows: { lord: 'players.0.lord', completed: 'players.0.completed' } },
      example: {
        position: at.lastAgent,
        steps: [
          { moves: [assign('s-blackstaff-tower')], pieces: ['s-blackstaff-tower'], after: { 'players.0.wizard': 1 } },
          { moves: [], pieces: [], after: { 'score.0.adventurers': 4, 'score.0.gold': 2 } },
          {
            moves: [],
            pieces: ['l-khelben-arunsun', 'q-infiltrate-halasters-circle', 'q-domesticate-owlbears', 'q-raid-orc-stronghold'],
            after: { 'score.0.lord': 12 },
          },
          { moves: [], pieces: [], after: { 'score.0.total': 79, 'score.1.total': 76 } },
        ],
      },
    },
    variants: {
      sections: {
        six: ['WD-SIX-01', 'WD-SIX-02'],
        long: ['WD-LONG-01'],
        both: ['WD-TWO-MODULES-01', 'WD-TWO-MODULES-02', 'WD-TWO-MODULES-03'],
      },
    },
    undermountain: {
      module: 'undermountain',
      sections: {
        added: ['UM-SETUP-01'],
        spaces: ['UM-SPACE-01', 'UM-SPACE-02', 'UM-SPACE-03'],
        lords: ['UM-LORD-01', 'UM-LORD-02', 'UM-LORD-03'],
      },
      picture: { shows: 'table', position: at.undermountain },
      example: {
        position: at.undermountain,
        steps: [
          {
            moves: [
              assign('s-hall-of-mirrors'),
              { by: 0, move: { type: 'gain', goods: { cleric: 0, fighter: 1, rogue: 1, wizard: 0, gold: 0 }, any: 0 } },
            ],
            pieces: ['s-hall-of-mirrors'],
            after: { 'players.0.fighter': 2, 'players.0.rogue': 1 },
          },
        ],
      },
    },
    skullport: {
      module: 'skullport',
      sections: {
        added: ['SK-SETUP-01', 'SK-SETUP-02', 'SK-SPACE-01', 'SK-SPACE-02', 'SK-SPACE-03'],
        corruption: ['SK-CORR-01', 'SK-CORR-03', 'SK-CORR-05', 'SK-CORR-12'],
        cost: ['SK-CORR-08', 'SK-SCORE-01', 'SK-CORR-04'],
      },
      picture: { shows: 'table', position: at.skullport },
      example: {
        position: at.skullport,
        steps: [
          {
            moves: [assign('s-slavers-market')],
            pieces: ['s-slavers-market'],
            after: { 'players.0.fighter': 2, 'players.0.rogue': 2, 'players.0.corruption': 1 },
          },
          { moves: [], pieces: ['corruption'], after: { 'score.0.corruption': -1 } },
        ],
      },
    },
  },
  icons: {
    goods: ['cleric', 'fighter', 'rogue', 'wizard', 'any', 'gold', 'vp', 'corruption'],
    quests: ['arcana', 'commerce', 'piety', 'skullduggery', 'warfare', 'quest', 'plot', 'mandatory'],
    cards: ['intrigue', 'attack', 'utility', 'draw', 'play', 'discard', 'lord'],
    city: ['agent', 'ambassador', 'lieutenant', 'firstPlayer', 'building', 'owner', 'round', 'opponents', 'inn'],
    effects: ['take', 'give', 'becomes', 'or', 'place', 'swap', 'refresh', 'look', 'immune'],
    modules: ['undermountain', 'skullport'],
  },
  gallery,
  facts: [],
} as const satisfies BookPlan<Move<Waterdeep>, WaterdeepRule>;
