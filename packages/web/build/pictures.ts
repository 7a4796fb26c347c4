import { runnerImport, type Plugin } from 'vite';

const source = new URL('../src/games/pictures.ts', import.meta.url);

/** Every picture is drawn from its card's ID while the page is built, and stored beside it as a small SVG file. A list names them all. */
export async function pictures(): Promise<Plugin> {
  const { module } = await runnerImport<typeof import('../src/games/pictures.ts')>(source.pathname);
  const games = Object.entries(module.picturesOfGames());
  const names = JSON.stringify(Object.fromEntries(games.map(([game, all]) => [game, all.map(([name]) => name)])));
  const files = new Map([
    ['art/index.json', () => names],
    ...games.flatMap(([game, all]) => all.map(([name, draw]) => [`art/${game}/${name}.svg`, draw] as const)),
  ]);
  return {
    name: 'fathom-pictures',
    generateBundle() {
      for (const [fileName, draw] of files) this.emitFile({ type: 'asset', fileName, source: draw() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?')[0]!;
        const draw = files.get(name);
        if (draw === undefined) return next();
        response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
        response.end(draw());
      });
    },
  };
}
