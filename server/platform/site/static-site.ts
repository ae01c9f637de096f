import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** The built client's files. Hashed assets are cached for a year; text comes compressed as it was built. */
export function staticFiles(directory: string): RequestHandler {
  // In development there may be no build: Vite serves the site.
  if (!existsSync(directory)) return (_request, _response, next) => next();
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    // index.html is rendered by the page shell, never served as a file.
    extensions: [],
    ignores: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response, next) => {
    // A new build may have deleted a file since the start; sending it would crash the process.
    const isThere = request.path !== '/index.html' && existsSync(join(directory, request.path));
    if (!isThere) next();
    else serve(request, response, next);
  };
}

/** index.html as built; null before the client was ever built. */
export function builtPage(directory: string): string | null {
  const path = join(directory, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
