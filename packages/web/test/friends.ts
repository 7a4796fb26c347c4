import type { Page } from 'playwright-core';

/** Ann lays a table and gives the link. */
export async function invite(ann: Page, seats: number): Promise<string> {
  await ann.getByLabel('Your name').fill('Ann');
  for (let seat = 2; seat < seats; seat++) await ann.getByRole('button', { name: 'Add a seat' }).click();
  await ann.getByRole('button', { name: 'Create table' }).click();
  return ann.getByLabel('Link to this table').inputValue();
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Take seat/ })
    .first()
    .click();
  await page.locator('.recovery').waitFor();
}

/** Everybody says that they are ready. */
export async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('fieldset .move.is-strong').last().click();
  for (const page of pages) await page.locator('.table').waitFor();
}

/** The page of the player who is asked, as soon as one is. */
export const whoIsAsked = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async (page) => {
      await page.locator('.moves .move').first().waitFor();
      return page;
    }),
  );

/**
 * The player who is asked plays a move: one that is wanted if there is any, else the one whose turn in the list it is. True when the game
 * is over. The button is pressed from within the page: a whole game has hundreds of moves, and hands of flesh have tests of their own.
 */
export async function step(pages: readonly Page[], wanted = /^$/, turn = 0): Promise<boolean> {
  for (const page of pages) {
    const did = await page.evaluate(
      ([pattern, nth]) => {
        if (document.querySelector('.end') !== null) return 'over';
        const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves .move, .confirm .is-strong')];
        const best = moves.find(({ textContent }) => new RegExp(pattern).test(textContent));
        (best ?? moves[nth % moves.length])?.click();
        return moves.length > 0 ? 'played' : 'waits';
      },
      [wanted.source, turn] as const,
    );
    if (did !== 'waits') return did === 'over';
  }
  await pages[0]!.waitForTimeout(20);
  return false;
}

/**
 * Plays on without a page until a number of the view has risen so far, or what the player with the most of a thing has: the players' own
 * sockets answer, and the table is opened again then. It must not be over by that time.
 */
export async function forward(pages: readonly Page[], number: string, goal: number): Promise<void> {
  const table = new URL(pages[0]!.url()).hash;
  const { origin } = new URL(pages[0]!.url());
  await Promise.all(pages.map((page) => page.goto(`${origin}/healthz`)));
  await Promise.all(pages.map((page) => page.evaluate(playTo, [table.split('/').at(-1)!, number, goal] as const)));
  for (const page of pages) {
    await page.goto(`${origin}/${table}`);
    await page.locator('.table').waitFor();
  }
}

/** Runs in a browser. */
const playTo = ([table, number, goal]: readonly [string, string, number]): Promise<void> =>
  new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    const say = (message: object): void => socket.send(JSON.stringify(message));
    let answered = -1;
    socket.addEventListener('open', () => say({ type: 'hello', protocol: 2, since: 0 }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      interface Seen {
        readonly ply: number;
        readonly view: Record<string, unknown>;
        readonly moves: { readonly move: unknown }[];
      }
      const tell = JSON.parse(data) as { type: string; snapshot: { seatView: Seen } | null };
      if (tell.type !== 'update' || tell.snapshot === null) return;
      const { seatView } = tell.snapshot;
      type Owner = Record<string, unknown[]> & { readonly holdings?: readonly Record<string, unknown[] | undefined>[] };
      const { [number]: reached, players } = seatView.view as Record<string, unknown> & { players: Owner[] };
      // What lies on locations counts too: a lord there is free no more, but is one of those who end the game.
      const owned = ({ holdings = [], ...player }: Owner): number =>
        [player as Owner, ...holdings].reduce((sum, place) => sum + (place[number]?.length ?? 0), 0);
      if (Number(reached ?? Math.max(...players.map(owned))) >= goal) {
        socket.close();
        done();
      } else if (seatView.moves.length > 0 && seatView.ply > answered) {
        answered = seatView.ply;
        const { move } = seatView.moves[seatView.ply % seatView.moves.length]!;
        say({ type: 'do', id: `forward-${seatView.ply}`, command: { type: 'move', ply: seatView.ply, move } });
      }
    });
  });
