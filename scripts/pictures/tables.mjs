// Tables to take pictures of: games between bots, up to a moment worth seeing, stored as the page stores its tables.
import { root } from '../bootstrap.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = (file) => import(pathToFileURL(path.join(root, 'packages', file)).href);
const kernel = await load('kernel/dist/index.js');
const { think } = await load('bots/dist/index.js');
const { listingOf } = await load('games/list/dist/index.js');

/** Who plays; the first seat is the viewer's, whose moves until then a bot has chosen too. */
const NAMES = ['Player 1', 'Thalos', 'Maren'];

/**
 * Plays a game until `wanted` is true of its state while the viewer has something to decide, or, without it, to its end. Returns the key and
 * the value for the browser's storage.
 */
export function tableAt({ game: id, options, seed, wanted, names = NAMES }) {
  return listingOf(id).withRules((rules) => {
    const { game } = rules;
    const setup = kernel.validateSetup(game, names.length, options);
    let { state, record } = kernel.openRecord(game, names, setup.value.options, { secret: seed, words: [] });
    while (state.outcome === null && !isMoment(game, state, wanted)) {
      const [seat] = kernel.asked(game, state);
      const move = think(rules, { game: id, play: { type: 'greedy' }, state, seat, seed: `${seed}/${seat}/${state.ply}` }, () => 0);
      const after = kernel.play(game, state, seat, move).state;
      record = kernel.extendRecord(game, record, state, { seat, move }, after);
      state = after;
    }
    return storedAs(id, game, names, record, state);
  });
}

const isMoment = (game, state, wanted) =>
  wanted !== undefined && kernel.asked(game, state)[0] === 0 && kernel.forcedAnswer(game, state, 0) === null && wanted(state);

function storedAs(id, game, names, record, state) {
  const sitters = names.map((name, seat) => (seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'greedy', name }));
  const table = { id, game: id, sitters, record, save: kernel.save(game, state), undone: [], over: state.outcome !== null, touched: 0 };
  return [`fathom.table.${id}`, JSON.stringify(table)];
}
