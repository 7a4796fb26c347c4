import { locationIds, lordIds } from '@fathom/conspiracy';
import type { Plugin } from 'vite';
import { pictures as abyss } from '../src/games/abyss/art/index.ts';
import { pictures as waterdeep } from '../src/games/waterdeep/art/index.ts';
import { locationBack, locationPicture, lordBack, lordPicture } from '../src/games/conspiracy/art/index.ts';

/** Every picture is drawn from its card's ID while the page is built, and lies beside it as a small SVG file. */
export function pictures(): Plugin {
  const all = new Map<string, () => string>([
    ...lordIds.map((id) => [`art/conspiracy/${id}.svg`, () => lordPicture(id)] as const),
    ...locationIds.map((id) => [`art/conspiracy/${id}.svg`, () => locationPicture(id)] as const),
    ['art/conspiracy/lord-back.svg', lordBack],
    ['art/conspiracy/location-back.svg', locationBack],
    ...abyss().map(([name, draw]) => [`art/abyss/${name}.svg`, draw] as const),
    ...waterdeep().map(([name, draw]) => [`art/waterdeep/${name}.svg`, draw] as const),
  ]);
  return {
    name: 'fathom-pictures',
    generateBundle() {
      for (const [fileName, draw] of all) this.emitFile({ type: 'asset', fileName, source: draw() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = all.get((request.url ?? '').slice(1).split('?')[0]!);
        if (draw === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw());
      });
    },
  };
}
