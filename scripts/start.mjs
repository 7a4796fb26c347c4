// npm start -- …: sets up what is missing, then sits down to play.
import { become, bootstrap } from './bootstrap.mjs';

await bootstrap('packages/cli');
await become('packages/cli/dist/main.js', ['play', ...process.argv.slice(2)]);
