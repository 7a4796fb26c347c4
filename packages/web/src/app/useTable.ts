import type { Playable } from '@fathom/kernel';
import { useEffect, useMemo } from 'react';
import type { Entry } from '../games/entry.ts';
import type { Host } from '../table/scene.ts';
import { createTable, type TableStore, type TableWiring } from '../table/table.ts';
import { painted } from '../ui/painted.ts';
import { settings, travel } from './settings.ts';

/** A host's table under the hand of whoever sits before this screen, at the pace they wish. */
export function useTable<G extends Playable<G>>(
  entry: Entry<G>,
  host: Host<G>,
  wishes: Partial<Pick<TableWiring<G>, 'permits' | 'confirm'>> = {},
): TableStore<G> {
  const { permits, confirm } = wishes;
  const store = useMemo(
    () =>
      createTable({
        game: entry.game,
        host,
        pace: { travel: () => travel[settings.getState().motion] * 1000, strikes: entry.strikes },
        painted: answered,
        confirm: confirm ?? (() => settings.getState().confirm),
        ...(permits === undefined ? {} : { permits }),
      }),
    [entry, host, permits, confirm],
  );
  useEffect(() => store.open(), [store]);
  return store;
}

/** Shows at once that a hand was noticed, and waits until it is seen. A mark on the root costs next to nothing to paint. */
async function answered(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['playing'] = '';
  await painted();
  delete dataset['playing'];
}
