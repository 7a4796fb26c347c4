import type { Playable } from '@fathom/kernel';
import { useEffect, useMemo } from 'react';
import type { WebGame } from './game.ts';
import type { Host } from '../table/scene.ts';
import type { TableWiring } from '../table/answering.ts';
import { createTableStore, type TableStore } from '../table/table.ts';
import { painted } from '../ui/painted.ts';
import { settings, travel } from './settings.ts';

/** The table of a host, with this person's settings. */
export function useTable<G extends Playable<G>>(
  game: WebGame<G>,
  host: Host<G>,
  options: Partial<Pick<TableWiring<G>, 'permits' | 'confirm'>> = {},
): TableStore<G> {
  const { permits, confirm } = options;
  const store = useMemo(
    () =>
      createTableStore({
        game: game.rules,
        host,
        pace: { travel: () => travel[settings.getState().motion] * 1000, harms: game.harms, turnOf: game.turnOf },
        acknowledged,
        painted,
        confirm: confirm ?? (() => settings.getState().confirm),
        ...(permits === undefined ? {} : { permits }),
      }),
    [game, host, permits, confirm],
  );
  useEffect(() => store.open(), [store]);
  return store;
}

/** Shows at once that a move was accepted, and waits until that is painted. An attribute of the root element is cheap to paint. */
async function acknowledged(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['playing'] = '';
  await painted();
  delete dataset['playing'];
}
