// npm run bench -- …: sets up what is missing, then measures.
import { become, bootstrap } from './bootstrap.mjs';

await bootstrap('bench');
await become('bench/dist/main.js', process.argv.slice(2));
