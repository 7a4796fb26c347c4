// npm run fathom -- simulate …: installs and builds what is missing, then runs the command line.
import { become, bootstrap } from './bootstrap.mjs';

await bootstrap('packages/cli');
await become('packages/cli/dist/main.js', process.argv.slice(2));
