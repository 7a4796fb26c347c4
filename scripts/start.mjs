// npm start [-- --port 3000] [--host 127.0.0.1] [--data data/fathom.sqlite]: installs and builds what is missing, then starts
// the server.
import { become, bootstrap, buildPage } from './bootstrap.mjs';

await bootstrap('packages/server');
await bootstrap('packages/web');
await buildPage();
await become('packages/server/dist/main.js', process.argv.slice(2));
