/* The statements of the journal. Each is one round trip. */

/** A process that has written a table with a due action acts first; others do so when its lease has ended. */
const LEASE = 3000;

/**
 * Many commits at once, of different tables. A table is written if its number is still the one that the writer knows; the rest
 * of a commit follows only then.
 */
export const append = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::boolean[], $5::boolean[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $19::bytea[])
      AS g (id, after, seq, listed, over, touched, wake, body, save, packed)
  ), inserted AS (
    INSERT INTO tables (id, seq, listed, over, touched, wake, body, save, packed)
      SELECT id, seq, listed, over, touched, wake, body, save, packed FROM given WHERE after = 0
      ON CONFLICT (id) DO NOTHING RETURNING id
  ), updated AS (
    UPDATE tables t SET seq = g.seq, listed = g.listed, over = g.over, touched = g.touched, wake = g.wake, body = g.body, save = g.save,
      packed = g.packed
      FROM given g WHERE g.after > 0 AND t.id = g.id AND t.seq = g.after RETURNING t.id
  ), written AS (
    SELECT id FROM inserted UNION ALL SELECT id FROM updated
  ), added AS (
    INSERT INTO entries (id, seq, at, body)
      SELECT e.* FROM unnest($10::text[], $11::int[], $12::bigint[], $13::text[]) AS e (id, seq, at, body) JOIN written USING (id)
  ), forgotten AS (
    DELETE FROM entries e USING unnest($14::text[], $15::int[]) AS f (id, seq), written w WHERE w.id = f.id AND e.id = f.id AND e.seq = f.seq
  ), unlocking AS (
    SELECT k.* FROM unnest($16::text[], $17::text[]) AS k (id, key) JOIN written USING (id)
  ), locked_out AS (
    DELETE FROM keys k WHERE k.id IN (SELECT id FROM unlocking) AND (k.id, k.key) NOT IN (SELECT id, key FROM unlocking)
  ), unlocked AS (
    INSERT INTO keys (id, key) SELECT DISTINCT id, key FROM unlocking ON CONFLICT DO NOTHING
  ), leased AS (
    INSERT INTO leases (id, owner, until)
      SELECT id, $18, touched + ${LEASE} FROM given JOIN written USING (id) WHERE wake <= touched
      ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, until = excluded.until
  )
  SELECT id FROM written`;

export const load = 'SELECT seq, body, save, packed FROM tables WHERE id = $1';

export const entries = 'SELECT seq, at, body FROM entries WHERE id = $1 AND seq > $2 ORDER BY seq LIMIT $3';

export const seqs = 'SELECT id, seq FROM tables WHERE id = ANY($1)';

export const lists = {
  public: 'SELECT id, touched, body, packed FROM tables WHERE listed AND NOT over ORDER BY touched DESC LIMIT $1',
  all: 'SELECT id, touched, body, packed FROM tables ORDER BY touched DESC, id DESC LIMIT $1',
  key: 'SELECT t.id, touched, body, packed FROM keys k JOIN tables t USING (id) WHERE k.key = $2 ORDER BY touched DESC LIMIT $1',
} as const;

/** About as many as there are: exact up to a number that can be counted quickly, beyond it the planner's estimate. */
export const count = `
  SELECT CASE WHEN counted.n < 10000 THEN counted.n ELSE greatest(counted.n, (SELECT reltuples FROM pg_class WHERE oid = 'tables'::regclass)::bigint) END AS n
    FROM (SELECT count(*) AS n FROM (SELECT 1 FROM tables LIMIT 10000) few) counted`;

/** Due tables that no other process has a lease of. They are leased to this one. */
export const due = `
  WITH found AS (
    SELECT t.id, t.wake FROM tables t
      WHERE t.wake <= $1 AND (t.wake, t.id) > ($2, $3)
        AND NOT EXISTS (SELECT FROM leases l WHERE l.id = t.id AND l.until > $1 AND l.owner <> $5)
      ORDER BY t.wake, t.id LIMIT $4
  ), taken AS (
    INSERT INTO leases (id, owner, until) SELECT id, $5, $1 + ${LEASE} FROM found
      ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE leases.until <= $1 OR leases.owner = $5
      RETURNING id
  ), ended AS (
    DELETE FROM leases WHERE until < $1 - 60000 AND id NOT IN (SELECT id FROM found)
  )
  SELECT id, wake FROM found JOIN taken USING (id) ORDER BY wake, id`;

/** What a process that stops leaves to the others. */
export const release = 'DELETE FROM leases WHERE owner = $1';

export const clock = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';

/**
 * Some process serves players now. If none has said so for longer than $2, there was an outage. Returns the outages that ended
 * after $3. Processes say it together about twice a second at most.
 */
export const beat = `
  WITH before AS (
    SELECT at FROM served
  ), missed AS (
    INSERT INTO outages (began, ended) SELECT at, $1 FROM before WHERE $1::bigint - at > $2
      ON CONFLICT (began) DO UPDATE SET ended = outages.ended RETURNING began, ended
  ), said AS (
    INSERT INTO served (at) VALUES ($1)
      ON CONFLICT (is_only) DO UPDATE SET at = excluded.at WHERE served.at < excluded.at - 500
  )
  SELECT began AS "from", ended AS "to" FROM outages WHERE ended > $3 UNION SELECT began, ended FROM missed ORDER BY 1`;
