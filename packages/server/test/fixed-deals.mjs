// The built server with secrets that are the same in every run. Only tests start it: the server's own program has no such setting.
/// <reference types="node" />
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../dist/base/settings.js';
import { startServer } from '../dist/server.js';

/** Which start of a test's server it is: no secret comes twice. */
const [start, ...argv] = process.argv.slice(2);
let secrets = 0;
/** @param {number} bytes */
const secret = (bytes) => createHash('shake256', { outputLength: bytes }).update(`start ${start}, secret ${secrets++}`).digest('hex');

const settings = readSettings(argv, process.env, availableParallelism());
const server = await startServer(settings, fileURLToPath(new URL('../../web/dist', import.meta.url)), { secret });
console.log(`A test's server is at port ${server.port}`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
