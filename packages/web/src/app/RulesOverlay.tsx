import { useMemo, type ReactNode } from 'react';
import { Route, Router, type BaseLocationHook } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Rules } from './Rules.tsx';

/** The rulebook over a table: its own links turn its pages, any other link leaves the table. */
export function RulesOverlay({ game, place }: { readonly game: string; readonly place: string | null }): ReactNode {
  const hook = useMemo(() => bookLocation(place === null ? `/rules/${game}` : `/rules/${game}/${place}`), [game, place]);
  return (
    <Router hook={hook}>
      <Route path="/rules/:game/:rule?">{({ game: id, rule }) => <Rules id={id} rule={rule ?? null} isOverTable />}</Route>
    </Router>
  );
}

function bookLocation(path: string): BaseLocationHook {
  const { hook } = memoryLocation({ path });
  const inBook: BaseLocationHook = () => {
    const [at, go] = hook();
    const turn = (to: string): void => {
      if (to.startsWith('/rules/')) go(to);
      else location.hash = to;
    };
    return [at, turn];
  };
  return Object.assign(inBook, { hrefs: (href: string) => `#${href}` });
}
