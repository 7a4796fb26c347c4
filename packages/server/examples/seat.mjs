// Plays one seat, badly: takes any legal move. Start your own bot here.
//
//   node packages/server/examples/seat.mjs http://localhost:3000 <table> <seat> [name]
import { sealOf } from '@fathom/kernel';
import { TableClient } from '@fathom/wire';
import { WebSocket } from 'ws';

const [server, table, seat, name = 'Any'] = process.argv.slice(2);

// Take the seat. The cookie in the response is the seat: store it to come back. The recovery words do the same.
const answer = await fetch(`${server}/api/tables/${table}/seats/${seat}`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
});
const seated = await answer.json();
if (!answer.ok) fail(seated.code);
const cookie = answer.headers.getSetCookie()[0].split(';')[0];
console.log(`seated; the seat's recovery words are: ${seated.recovery}`);

let played = -1;

// The client reconnects by itself, catches up, and sends again what was not acknowledged.
const client = new TableClient({
  connect: () => new WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`, { headers: { cookie } }),
  sealing: { sealOf },
  onUpdate({ events, snapshot }) {
    for (const { kind, text } of events) if (kind === 'said') console.log(`chat: ${text}`);
    if (snapshot !== null) void act(snapshot);
  },
});
await client.ready();

async function act({ seat: mine, table: { phase }, seatView }) {
  if (phase === 'over') {
    console.log(`over: ${seatView.outcome.scores.join(' : ')}`);
    return client.close();
  }
  // `seatView.view` is all that this seat sees, `seatView.moves` all that it may do: each with the pieces it touches.
  // Asked without a move to choose: there is nothing to decide, and the table answers.
  if (seatView === null || !seatView.asked.includes(mine) || seatView.moves.length === 0 || seatView.ply === played) return;
  played = seatView.ply;
  const { move } = seatView.moves[Math.floor(Math.random() * seatView.moves.length)];
  const done = await client.do({ type: 'move', ply: seatView.ply, move });
  if (done.type === 'refused') console.error(`refused: ${done.code} ${done.rule ?? ''}`);
}

function fail(code) {
  console.error(`cannot sit down: ${code}`);
  process.exit(1);
}
