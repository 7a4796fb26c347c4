// npm run scale [-- tables=1000 processes=3 …]: a simulation of many tables, for docs/scale.md. Moves arrive, wait for a process,
// are written by the database in groups, and are sent; bots wait for a core. At the hour everybody moves more often; then a zone
// with a third of the machines is lost, and its players connect to the others. Nothing is measured here: the costs are given.

/** What things cost, in milliseconds, and what people do. Each can be given as name=value. */
const usual = {
  tables: 10_000,
  processes: 6,
  botCores: 160,
  /** CPU of a process for a move with its fan-out, and for a player who connects: the table is loaded, and its log replayed. */
  moveCost: 0.4,
  connectCost: 8,
  /** A transaction of the database with all commits that wait, and each commit in it. */
  transaction: 2,
  commit: 0.05,
  /** A bot's search on one core, and how long a table waits for it before a fast bot decides. */
  search: 200,
  budget: 20_000,
  /** Moves of people per table and second; the share of these that a bot answers. */
  movesPerTable: 0.1,
  bots: 0.5,
  seats: 2.5,
  /** At the hour, so many times as often. */
  burst: 3,
};

/** The same numbers in every run. */
function* numbersFrom(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield (state + 0.5) / 2 ** 32;
  }
}

const MINUTE = 60_000;
const phases = [
  { name: 'usual', from: MINUTE, to: 3 * MINUTE },
  { name: 'at the hour', from: 3 * MINUTE, to: 5 * MINUTE },
  { name: 'a zone is lost', from: 5 * MINUTE, to: 6 * MINUTE },
  { name: 'without it', from: 6 * MINUTE, to: 8 * MINUTE },
];
const END = phases.at(-1).to;
const LOST_AT = phases[2].from;
/** A client waits up to this long before it connects again, at first and at most. */
const WAITS = { first: 250, longest: 15_000 };

/** The smallest first. */
class Heap {
  constructor(items = []) {
    this.items = items;
  }

  push(item) {
    const { items } = this;
    let i = items.push(item) - 1;
    for (let up = (i - 1) >> 1; i > 0 && items[up].at > item.at; i = up, up = (i - 1) >> 1) items[i] = items[up];
    items[i] = item;
  }

  pop() {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (items.length > 0) this.sink(last);
    return first;
  }

  sink(item) {
    const { items } = this;
    let i = 0;
    for (let down = 1; down < items.length; down = 2 * i + 1) {
      if (down + 1 < items.length && items[down + 1].at < items[down].at) down++;
      if (items[down].at >= item.at) break;
      items[i] = items[down];
      i = down;
    }
    items[i] = item;
  }
}

/** Processes: each has its own queue. */
class Processes {
  constructor(count) {
    this.free = Array.from({ length: count }, () => 0);
    this.busy = 0;
  }

  serve(at, cost, draw) {
    const which = Math.floor(draw() * this.free.length);
    this.free[which] = Math.max(at, this.free[which]) + cost;
    this.busy += cost;
    return this.free[which];
  }

  lose(share) {
    this.free.length = Math.max(1, Math.round(this.free.length * (1 - share)));
  }
}

/** Cores of bots: one queue for all. Who waits for longer than the budget is answered by a fast bot. */
class BotCores {
  constructor(count, budget) {
    this.heap = new Heap(Array.from({ length: count }, () => ({ at: 0 })));
    this.budget = budget;
    this.busy = 0;
    this.fast = 0;
  }

  serve(at, cost) {
    const [first] = this.heap.items;
    if (first.at + cost > at + this.budget) {
      this.fast++;
      return at + this.budget;
    }
    const done = Math.max(at, this.heap.pop().at) + cost;
    this.heap.push({ at: done });
    this.busy += cost;
    return done;
  }

  lose(share) {
    this.heap.items.length = Math.max(1, Math.round(this.heap.items.length * (1 - share)));
  }
}

/** One transaction after another, each with everything that has come since the one before began. */
class GroupCommit {
  constructor({ transaction, commit }) {
    Object.assign(this, { transaction, commit, runningUntil: 0, nextUntil: 0, written: 0 });
  }

  write(at) {
    this.written++;
    if (at >= this.nextUntil) this.runningUntil = this.nextUntil = at + this.transaction + this.commit;
    else if (at >= this.runningUntil || this.runningUntil === this.nextUntil) {
      this.runningUntil = this.nextUntil;
      this.nextUntil += this.transaction + this.commit;
    } else this.nextUntil += this.commit;
    return this.nextUntil;
  }
}

const isBurst = (at) => at >= phases[1].from && at < phases[1].to;

function simulate(given) {
  const random = numbersFrom(7);
  const draw = () => random.next().value;
  const [processes, bots, database] = [new Processes(given.processes), new BotCores(given.botCores, given.budget), new GroupCommit(given)];
  const found = phases.map(() => ({ move: [], bot: [], connect: [] }));
  const events = new Heap();
  const nextMove = (at) => at - (Math.log(draw()) * 1000) / (given.tables * given.movesPerTable * (isBurst(at) ? given.burst : 1));
  const noted = (kind, since, took) => found[phases.findIndex(({ from, to }) => since >= from && since < to)]?.[kind].push(took);
  const handle = {
    arrive({ at }) {
      events.push({ at: nextMove(at), do: 'arrive' });
      events.push({ at: processes.serve(at, given.moveCost, draw), do: 'write', since: at, kind: 'move' });
      if (draw() < given.bots) events.push({ at: bots.serve(at, given.search * (0.5 + draw())), do: 'answer', since: at });
    },
    answer: ({ at, since }) => events.push({ at: processes.serve(at, given.moveCost, draw), do: 'write', since, kind: 'bot' }),
    write: ({ at, since, kind }) => noted(kind, since, database.write(at) - since),
    connect: ({ at }) => noted('connect', at, processes.serve(at, given.connectCost, draw) - at),
    lose: () => [processes, bots].forEach((each) => each.lose(1 / 3)),
  };
  for (const at of connections(given, draw)) events.push({ at, do: 'connect' });
  events.push({ at: LOST_AT, do: 'lose' });
  events.push({ at: 0, do: 'arrive' });
  for (let event = events.pop(); event.at < END; event = events.pop()) handle[event.do](event);
  return { found, load: { processes: processes.busy, bots: bots.busy, fast: bots.fast, written: database.written } };
}

/** When the players of the lost zone connect again. */
const connections = ({ tables, seats }, draw) => Array.from({ length: Math.round((tables * seats) / 3) }, () => reconnected(draw));

/** A player waits ever longer, with luck, until an attempt reaches another zone. */
function reconnected(draw) {
  let [at, wait] = [LOST_AT, WAITS.first];
  do {
    at += wait * (0.5 + draw() / 2);
    wait = Math.min(wait * 2, WAITS.longest);
  } while (draw() >= 0.67);
  return at;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value) => (value >= 10_000 ? `${(value / 1000).toFixed(0)} s` : `${value.toFixed(0)} ms`);

function lineOf({ name }, { move, bot, connect }) {
  const cells = [move, bot, connect].flatMap((times) => {
    const sorted = times.sort((a, b) => a - b);
    return sorted.length === 0 ? ['–', '–'] : [ms(at(sorted, 0.5)), ms(at(sorted, 0.99))];
  });
  return name.padEnd(16) + cells.map((cell) => cell.padStart(12)).join('');
}

const given = { ...usual };
for (const [name, value] of process.argv.slice(2).map((word) => word.split('='))) {
  if (!(name in usual) || !(Number(value) > 0)) {
    console.error(`npm run scale accepts ${Object.keys(usual).join(', ')}, each as name=number.`);
    process.exit(2);
  }
  given[name] = Number(value);
}
const { found, load } = simulate(given);
console.log(
  Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
);
console.log(''.padEnd(16) + ['move p50', 'p99', 'bot p50', 'p99', 'connect p50', 'p99'].map((cell) => cell.padStart(12)).join(''));
for (const [i, phase] of phases.entries()) console.log(lineOf(phase, found[i]));
const share = (busy, count) => `${((busy / END / count) * 100).toFixed(0)} %`;
console.log(
  `processes ${share(load.processes, given.processes)} busy, bot cores ${share(load.bots, given.botCores)}, ${load.fast} answers of fast bots, ${((load.written / END) * 1000).toFixed(0)} commits/s on average`,
);
