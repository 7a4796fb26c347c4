// Runs inside the page, in every release alike. Playwright sends each function there as text: it uses nothing from outside.

/** Notes when pieces move: `hasMoved` says whether one has since it was last asked. */
export function motionProbe() {
  let isStyled = false;
  new MutationObserver((records) => {
    isStyled ||= records.some(({ target }) => target.closest('.piece') !== null);
  }).observe(document, { subtree: true, attributeFilter: ['style'] });
  // Later releases let the browser move pieces, without changing their styles. To ask for all animations would compute styles once more.
  const flights = new Set();
  const animate = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    if (this.closest('.piece') !== null) flights.add(flight);
    return flight;
  };
  const isFlying = (flight) => flight.playState === 'running' || !flights.delete(flight);
  globalThis.hasMoved = () => {
    const moved = isStyled || [...flights].some(isFlying) || document.querySelector('.travel') !== null;
    isStyled = false;
    return moved;
  };
}

/**
 * Notes two things. Taps: milliseconds from each press to the first painted frame that differs (`answer`), and to the first one in which
 * the table itself differs (`table`). Frames: the time between two frames, and whether a piece moved in it. Each is also a mark in a trace,
 * which knows how much processor time was used between two of them.
 */
export function probe() {
  const noted = (globalThis.probe = { taps: [], frames: [], lastMove: 0 });
  let [tap, last] = [null, null];
  const mark = (what) => performance.mark(`probe.${what}`);

  const begin = ({ timeStamp }) => {
    tap = { at: timeStamp, due: [] };
    mark('tap');
  };
  addEventListener('click', (click) => click.isTrusted && begin(click), true);
  new MutationObserver((records) => {
    const changes = records.filter(({ attributeName }) => attributeName !== 'style');
    if (tap === null || changes.length === 0) return;
    tap.due.push('answer');
    if (changes.some(({ target }) => target !== document.documentElement)) tap.due.push('table');
  }).observe(document, { subtree: true, childList: true, attributes: true });

  // A message that is sent in a frame arrives when the frame has been painted.
  const painted = new MessageChannel();
  painted.port1.addEventListener('message', () => {
    if (tap === null) return;
    const took = performance.now() - tap.at;
    for (const what of tap.due.splice(0)) {
      if (tap[what] === undefined) mark(what);
      tap[what] ??= took;
    }
    if (tap.table === undefined) return;
    noted.taps.push({ answer: tap.answer, table: tap.table });
    tap = null;
  });
  painted.port1.start();

  const frame = (now) => {
    const isMoving = globalThis.hasMoved();
    if (isMoving) noted.lastMove = now;
    if (last !== null) noted.frames.push({ ms: now - last, isMoving });
    mark(isMoving ? 'moving' : 'frame');
    last = now;
    painted.port2.postMessage(null);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Where to tap next: a point, or null while something moves, others play, or the game is over. Pieces are taken in the order of their names. */
export function target(nth) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isBusy = document.documentElement.dataset.playing !== undefined || performance.now() - globalThis.probe.lastMove < 150;
  if (isBusy || all('.end').length > 0) return null;
  const pieces = all('.piece.is-lit').toSorted((a, b) => (a.dataset.piece < b.dataset.piece ? -1 : 1));
  const turned = (list) => list.map((_, i) => list[(i + nth) % list.length]);
  const first = all('.caption-button.is-strong, .confirm .is-strong');
  // Later releases put answers on the pieces themselves.
  const answers = turned(all('.piece-move'));
  for (const each of [...first, ...turned(pieces), ...answers, ...all('.moves .move, .answers-few .move')]) {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (each.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

/**
 * Plays to the end by pressing buttons from within. Not always the first: that can go on for very long. Returns the table as it was stored
 * before each answer.
 */
export async function playOut() {
  const find = (selector) => document.querySelector(selector);
  const isReady = () => find(':root:not([data-playing]) :is(.end, .moves .move, .confirm .is-strong)') !== null;
  const stored = () => Object.entries(localStorage).find(([key]) => key.startsWith('fathom.table.'));
  const before = [];
  while (find('.end') === null) {
    before.push(stored());
    const buttons = document.querySelectorAll('.moves .move');
    (find('.confirm .is-strong') ?? buttons[(before.length * 7) % buttons.length]).click();
    do await new Promise(requestAnimationFrame);
    while (!isReady());
  }
  return before;
}

/** An empty page with one piece that moves when it is tapped: what this machine and this browser need at least. */
export const barePage = `<main class="table"><button class="piece is-lit" style="font-size: 3rem">0</button></main><script>
const piece = document.querySelector('.piece');
piece.addEventListener('click', () => {
  piece.textContent = String(Number(piece.textContent) + 1);
  const began = performance.now();
  const move = (now) => {
    const far = Math.min(1, Math.max(0, now - began) / 340);
    piece.style.transform = far < 1 ? 'translate(0, ' + far * 300 + 'px)' : '';
    if (far < 1) requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
});
</script>`;
