import { rulesFor } from '@fathom/table';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { readTable, resume } from '../src/play/saves.ts';
import { seat } from '../src/play/seats.ts';
import { texts } from '../src/text/index.ts';

/* Tables as each release saved them. */
const folder = new URL('corpus/', import.meta.url);

test.each(readdirSync(folder))('%s is opened and replayed bit for bit', (file) => {
  const saved = readTable(readFileSync(new URL(file, folder), 'utf8'));
  if (!saved.ok) throw new Error(JSON.stringify(saved.fault));
  const { record, players } = saved.value;
  withGame(record.game, ({ game }) => {
    const rules = rulesFor(game);
    const opened = resume(rules, seat(players, texts.en), saved.value);
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    expect(opened.value.record).toEqual(record);
    expect(opened.value.table.play!.origin).toBeUndefined();
    expect(rules.retrace(record).at(-1)!.hash).toBe(record.hashes.at(-1));
  });
});
