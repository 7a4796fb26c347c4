import type { Archive, StoredTableRow } from '../archive.ts';
import { fromColumns, toColumns, type TextColumns } from './columns.ts';
import { openPrimary } from './schema.ts';

/** `COLLATE "C"`: both kinds of journals have the same order. */
const READ = `
  SELECT id, seq, json_build_object('listed', listed, 'over', over, 'touched', touched, 'wake', wake) AS facts, body, save, packed,
      (SELECT coalesce(json_agg(json_build_object('seq', e.seq, 'at', e.at, 'body', e.body) ORDER BY e.seq), '[]') FROM entries e WHERE e.id = t.id) AS entries,
      (SELECT coalesce(json_agg(k.key ORDER BY k.key COLLATE "C"), '[]') FROM keys k WHERE k.id = t.id) AS keys
    FROM tables t WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2`;

const WRITE = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1) AS g (id text, seq int, facts json, body text, save text, packed text, entries json, keys json)
  ), written AS (
    INSERT INTO tables (id, seq, listed, over, touched, wake, body, save, packed)
      SELECT id, seq, (facts->>'listed')::boolean, (facts->>'over')::boolean, (facts->>'touched')::bigint, (facts->>'wake')::bigint, body, save, decode(packed, 'hex')
        FROM given
      ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, listed = excluded.listed, over = excluded.over, touched = excluded.touched,
        wake = excluded.wake, body = excluded.body, save = excluded.save, packed = excluded.packed
  ), entered AS (
    INSERT INTO entries (id, seq, at, body)
      SELECT g.id, e.seq, e.at, e.body FROM given g, json_to_recordset(g.entries) AS e (seq int, at bigint, body text)
      ON CONFLICT (id, seq) DO UPDATE SET at = excluded.at, body = excluded.body
  )
  INSERT INTO keys (id, key) SELECT g.id, k FROM given g, json_array_elements_text(g.keys) AS k ON CONFLICT DO NOTHING`;

/** A database as an archive. */
export async function postgresArchive(url: string): Promise<Archive> {
  const primary = await openPrimary(url);
  return {
    read: async (after, most) =>
      (await primary.query<StoredTableRow & TextColumns>({ name: 'archive-read', text: READ, values: [after, most] })).map(inOrder),
    async write(part) {
      await primary.query({ name: 'archive-write', text: WRITE, values: [JSON.stringify(part.map(asRow))] });
    },
    async last() {
      const [row] = await primary.query<{ id: string }>({
        name: 'archive-last',
        text: `SELECT coalesce(max(id COLLATE "C"), '') AS id FROM tables`,
        values: [],
      });
      return row!.id;
    },
    close: () => primary.close(),
  };
}

/** The fields in the order that the hash expects. */
const inOrder = ({ id, seq, facts, body, save, packed, entries, keys }: StoredTableRow & TextColumns): StoredTableRow => ({
  id,
  seq,
  facts: { listed: facts.listed, over: facts.over, touched: facts.touched, wake: facts.wake },
  ...fromColumns({ body, save, packed }),
  entries: entries.map(({ seq: number, at, body: text }) => ({ seq: number, at, body: text })),
  keys,
});

function asRow(table: StoredTableRow): object {
  const { body, save, packed } = toColumns(table);
  return { ...table, body, save, packed: packed === null ? null : Buffer.from(packed).toString('hex') };
}
