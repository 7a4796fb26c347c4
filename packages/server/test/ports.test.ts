import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryBus } from '../src/bus/memory.ts';
import { openSqlite } from '../src/journal/sqlite.ts';
import { busContract } from './bus.contract.ts';
import { journalContract } from './journal.contract.ts';

journalContract('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-journal-'));
  return Promise.resolve({
    open: () => openSqlite(path.join(folder, 'fathom.sqlite')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
});

busContract('in this process', () => {
  const bus = memoryBus();
  return Promise.resolve({ open: () => Promise.resolve(bus), remove: () => Promise.resolve() });
});
