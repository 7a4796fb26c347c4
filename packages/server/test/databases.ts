import pg from 'pg';

let made = 0;

/** A new, empty database on this server: its URL. */
export async function newDatabase(server: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  const name = `test_${process.pid}_${made++}`;
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
