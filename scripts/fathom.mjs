// npm run fathom -- simulate …: sets up what is missing, then runs the command line.
import { become, bootstrap } from './bootstrap.mjs';

await bootstrap('packages/cli');
await become('packages/cli/dist/main.js', process.argv.slice(2));
