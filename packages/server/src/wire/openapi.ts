import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: object;
  readonly parameters?: readonly object[];
}

/** The description of the API, for programs at /api/openapi.json and for people at /api. */
export async function openApiPage(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Fathom', version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/', { schema: { hide: true } }, (_request, reply) => {
    const paths = (app.swagger() as { readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>> }).paths ?? {};
    return reply.type('text/html; charset=utf-8').send(pageOf(paths));
  });
}

/** Plain HTML, readable without scripts. */
function pageOf(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '', requestBody, parameters }]) =>
      [
        `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>`,
        ...[parameters, requestBody]
          .filter((part) => part !== undefined)
          .map((part) => `<pre>${escaped(JSON.stringify(part, null, 2))}</pre>`),
      ].join('\n'),
    ),
  );
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fathom API</title><h1>Fathom API</h1>';
  return `${head}<p><a href="/api/openapi.json">openapi.json</a></p>\n${operations.join('\n')}</html>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
