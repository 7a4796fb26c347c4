// npm run build: installs what is missing and builds everything that runs: packages, server, command line and page.
import { bootstrap, buildPage } from './bootstrap.mjs';

await bootstrap('packages/cli');
await buildPage();
