// Serves the built page: plain files from one folder, nothing else.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
};

/** Listens on the port (0 is any free one) and returns the server; fails if the port is taken. */
export function serveFolder(folder, port, host) {
  const server = http.createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if ((request.method !== 'GET' && request.method !== 'HEAD') || file === null) return void response.writeHead(404).end();
    const lasting = path.basename(path.dirname(file)) === 'assets';
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': "default-src 'self'; img-src 'self' data:",
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') return void response.end();
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

/** The file of an address, if it is in the folder. */
function fileFor(folder, url) {
  let name;
  try {
    name = decodeURIComponent(new URL(url, 'http://here').pathname);
  } catch {
    return null;
  }
  const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return file.startsWith(folder + path.sep) && fs.existsSync(file) && fs.statSync(file).isFile() ? file : null;
}
