import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { createLogger } from '../logging/logger.js';
import { logRequests } from '../logging/log-requests.js';
import { staticFiles } from './static-site.js';

const SCRIPT = Buffer.from(`export const words = '${'seat '.repeat(400_000)}';\n`);
const ASSET = '/assets/app-4f2a9c1b.js';
/** More than the socket buffers hold. */
const LONG_FILE = Buffer.alloc(32_000_000, 'seat');

let folder: string;
let server: Server;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'booking-files-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': '<!doctype html>',
    '.hidden': 'not for visitors',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [ASSET]: SCRIPT,
    'long.txt': LONG_FILE,
    [`${ASSET}.br`]: brotliCompressSync(SCRIPT),
    [`${ASSET}.gz`]: gzipSync(SCRIPT),
    'assets/small.css': 'a{}',
    'assets/small.css.br': brotliCompressSync('a{}'),
    'assets/broken.js': SCRIPT,
    'assets/broken.js.gz': gzipSync(SCRIPT).subarray(0, 100),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  lines = [];
  const app = express();
  app.use(
    logRequests(
      createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    ),
  );
  app.use(staticFiles(folder));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const port = () => (server.address() as AddressInfo).port;

async function get(
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; size: number; body: Buffer }> {
  const asked = request({ port: port(), host: '127.0.0.1', path, headers, method }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, size: body.length, body };
}

it('serves a file in the smallest encoding that the browser accepts', async () => {
  const sizes = [];
  for (const accepted of ['gzip, deflate, br', 'gzip', '', 'br;q=0, gzip']) {
    const { headers, size } = await get(ASSET, { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    sizes.push([headers['content-encoding'], size]);
  }
  expect(sizes).toEqual([
    ['br', brotliCompressSync(SCRIPT).length],
    ['gzip', gzipSync(SCRIPT).length],
    [undefined, SCRIPT.length],
    ['gzip', gzipSync(SCRIPT).length],
  ]);
});

it('serves a file uncompressed to a client without Accept-Encoding', async () => {
  const [one, other] = await Promise.all([get(ASSET), get(ASSET)]);
  expect(one.body.equals(SCRIPT)).toBe(true);
  expect(other.body.equals(SCRIPT)).toBe(true);
  expect(one.headers.etag).not.toBe((await get(ASSET, { 'Accept-Encoding': 'gzip' })).headers.etag);
  for (const accepted of ['gzip', ''])
    await expect(get('/assets/small.css', { 'Accept-Encoding': accepted })).resolves.toMatchObject({
      body: Buffer.from('a{}'),
    });
});

it('sends an uncacheable 500 if a file cannot be decompressed', async () => {
  const { status, headers } = await get('/assets/broken.js');
  expect(status).toBe(500);
  expect(headers).not.toHaveProperty('cache-control');
  expect(headers).not.toHaveProperty('etag');
});

it('returns 304 for a file that the browser has cached', async () => {
  const { headers } = await get(ASSET, { 'Accept-Encoding': 'br' });
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag };
  await expect(get(ASSET, again)).resolves.toMatchObject({ status: 304, size: 0 });
  await expect(get(ASSET, { 'If-None-Match': headers.etag })).resolves.toMatchObject({ status: 200 });
});

it('serves HEAD without a body, and any range as the whole file', async () => {
  await expect(get(ASSET, {}, 'HEAD')).resolves.toMatchObject({ status: 200, size: 0 });
  for (const range of ['bytes=0-9', 'bytes=5-2', 'bytes=99999999-'])
    await expect(get(ASSET, { Range: range })).resolves.toMatchObject({ status: 200, size: SCRIPT.length });
});

it('does not serve pages, hidden files or compressed files by name', async () => {
  for (const path of [
    '/index.html',
    '/.hidden',
    `${ASSET}.br`,
    '/assets',
    '/assets/../.hidden',
    '/%2e%2e/etc/passwd',
  ])
    await expect(get(path)).resolves.toMatchObject({ status: 404 });
});

it('still serves files that were deleted after the start', async () => {
  await rm(folder, { recursive: true });
  await expect(get(ASSET)).resolves.toMatchObject({ status: 200, size: SCRIPT.length });
});

it('releases aborted downloads and logs each', async () => {
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  for (let left = 300; left > 0; left -= 1) {
    const socket = connect(port(), '127.0.0.1');
    socket.write(`GET /long.txt HTTP/1.1\r\nHost: site\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  }
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(lines).toHaveLength(300);
  expect(lines.filter(({ isBrokenOff }) => isBrokenOff)).toHaveLength(300);
  await expect(get(ASSET)).resolves.toMatchObject({ status: 200, size: SCRIPT.length });
});
