import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { ENCODINGS, hashOf, once, sendEncoded, type EncodedBody, type Encoding } from './encoded-body.js';

/** Of the build's compressed files. */
const FILE_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const PAGE = '/index.html';

interface SiteFile {
  type: string;
  cacheControl: string;
  body: EncodedBody;
}

/**
 * Serves the built client's files from memory, so that aborted downloads leave no file open, and a new build on disk does
 * not break pages that are already open. Files with a gzip version are stored only compressed. Browsers cache hashed assets
 * for a year. Range requests get the whole file.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = readSite(directory);
  return async (request, response, next) => {
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    const file = isAsked ? files.get(request.path) : undefined;
    if (!file) {
      next();
      return;
    }
    response.type(file.type);
    await sendEncoded(request, response, file.body, { 'Cache-Control': file.cacheControl });
  };
}

function readSite(directory: string): ReadonlyMap<string, SiteFile> {
  // In development there may be no build, because Vite serves the site.
  if (!existsSync(directory)) return new Map();
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const isServed = (path: string) => !Object.values(FILE_ENDINGS).some((ending) => path.endsWith(ending));
  const addressOf = (path: string) => `/${relative(directory, path).split(sep).join('/')}`;
  return new Map(
    paths
      .filter(isServed)
      .map((path) => [addressOf(path), path] as const)
      // The page shell serves index.html; files that begin with a dot are for the build only.
      .filter(([address]) => address !== PAGE && !address.includes('/.'))
      .map(([address, path]) => [address, readFile(address, path, known)]),
  );
}

function readFile(address: string, path: string, known: ReadonlySet<string>): SiteFile {
  const files = new Map(
    ENCODINGS.filter((encoding) => known.has(path + FILE_ENDINGS[encoding])).map((encoding) => [
      encoding,
      readFileSync(path + FILE_ENDINGS[encoding]),
    ]),
  );
  const zipped = files.get('gzip');
  const kept = zipped ?? readFileSync(path);
  return {
    type: extname(path),
    cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    body: {
      hash: hashOf(kept),
      // Decompressed on first use, because hardly any client needs it; then shared by all responses, so that slow readers
      // take no extra memory.
      plain: zipped ? once(() => gunzipSync(zipped)) : () => kept,
      compressed: Object.fromEntries([...files].map(([encoding, content]) => [encoding, () => content])),
    },
  };
}

/** The built index.html; null without a build. */
export function builtPage(directory: string): string | null {
  const path = join(directory, PAGE);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
