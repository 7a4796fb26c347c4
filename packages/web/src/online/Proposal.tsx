import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TableConnection } from './connection.ts';
import { useSeatNames } from './names.ts';
import { useOnlineWords } from './text/index.ts';

/** What a player asks the others to agree to, with the buttons of those who have not answered. */
export function Proposal<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const { people } = useOnlineWords();
  const { now } = useStore(connection.store);
  const name = useSeatNames(now?.table.seats ?? []);
  const proposal = now?.table.proposal ?? null;
  if (now === null || proposal === null) return null;
  const { what, by, number, waiting } = proposal;
  const answer = (agree: boolean): void => void connection.act({ type: 'answer', proposal: number, agree });
  return (
    <section className="notice">
      <p>{people.wants(name(by), what.kind === 'undo' ? people.toUndo : people.toReplace(name(what.seat)))}</p>
      {now.seat !== null && waiting.includes(now.seat) && (
        <div className="notice-answers">
          <button type="button" className="move is-strong" onClick={() => answer(true)}>
            {people.agree}
          </button>
          <button type="button" className="move" onClick={() => answer(false)}>
            {people.refuse}
          </button>
        </div>
      )}
    </section>
  );
}
