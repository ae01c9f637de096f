import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

/** File endings of the build's compressed files, smallest encoding first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
const PAGE = '/index.html';

type Encoding = keyof typeof ENCODINGS;

interface SiteFile {
  type: string;
  etag: string;
  cacheControl: string;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** If there is a gzip file, decompressed on first use, because hardly any client needs it. */
  plain: () => Buffer;
}

/**
 * Serves the built client's files from memory, so that aborted downloads leave no file open, and a new build on disk does
 * not break pages that are already open. Files with a gzip version are stored only compressed. Browsers cache hashed assets
 * for a year. Range requests get the whole file.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = readSite(directory);
  return (request, response, next) => {
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    const file = isAsked ? files.get(request.path) : undefined;
    if (!file) {
      next();
      return;
    }
    const encoding = encodings.find((each) => file.compressed[each] && request.acceptsEncodings(each));
    const content = (encoding && file.compressed[encoding]) ?? file.plain();
    response.vary('Accept-Encoding').type(file.type).set('Cache-Control', file.cacheControl);
    if (encoding) response.set('Content-Encoding', encoding);
    // Each encoding needs its own ETag.
    response.set('ETag', `"${file.etag}${encoding ? `-${encoding}` : ''}"`);
    response.send(content);
  };
}

const encodings = Object.keys(ENCODINGS) as Encoding[];

function readSite(directory: string): ReadonlyMap<string, SiteFile> {
  // In development there may be no build, because Vite serves the site.
  if (!existsSync(directory)) return new Map();
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const isServed = (path: string) => !Object.values(ENCODINGS).some((ending) => path.endsWith(ending));
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
  const compressed: SiteFile['compressed'] = {};
  for (const encoding of encodings)
    if (known.has(path + ENCODINGS[encoding]))
      compressed[encoding] = readFileSync(path + ENCODINGS[encoding]);
  const { gzip } = compressed;
  const kept = gzip ?? readFileSync(path);
  // Shared by all responses, so that slow readers take no extra memory.
  let plain = gzip ? undefined : kept;
  return {
    type: extname(path),
    etag: createHash('sha256').update(kept).digest('base64url').slice(0, 27),
    cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    compressed,
    plain: () => (plain ??= gunzipSync(kept)),
  };
}

/** The built index.html; null without a build. */
export function builtPage(directory: string): string | null {
  const path = join(directory, PAGE);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
