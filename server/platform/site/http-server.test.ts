import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { duplexPair, type Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LogLines } from '../../testing/log-lines.js';
import { createHttpServer, limitEachAddress, SERVER_TIMEOUTS } from './http-server.js';

const log = new LogLines();
/** Replaced by tests that listen. */
let server: Server = createServer();
/** Responds after reading the body. */
const read: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('read'));
};

async function listen(timeouts = SERVER_TIMEOUTS, listener = read): Promise<void> {
  server = createHttpServer(listener, log.logger, timeouts);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}
const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1');

beforeEach(() => log.clear());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['a non-HTTP request', 'nonsense\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
  [
    'two Content-Lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'HPE_UNEXPECTED_CONTENT_LENGTH',
  ],
  [
    'an endless header',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HPE_HEADER_OVERFLOW',
  ],
])('rejects %s and logs one line', async (_what, sent, status, code) => {
  await listen();
  const socket = open();
  socket.write(sent);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(log.all()).toMatchObject([{ level: 'info', msg: 'unreadable request', code, status }]);
});

it.each([
  ['http://other.example/api/classes?limit=1', '/api/classes?limit=1'],
  ['http://other.example', '/'],
  ['http://other.example?lang=es', '/?lang=es'],
  ['HTTPS://', '/'],
  ['/book/http://other.example', '/book/http://other.example'],
  ['*', '*'],
])('handles a request for %s like one for %s', async (target, path) => {
  await listen(SERVER_TIMEOUTS, ({ url }, response) => response.end(url));
  const socket = open();
  socket.write(`OPTIONS ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).split('\r\n\r\n')[1]).toBe(path);
});

it('times out a client that sends a body byte by byte', async () => {
  await listen({
    ...SERVER_TIMEOUTS,
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
  });
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => socket.write('x'), 10);
  const answer = await text(socket);
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(log.all()).toMatchObject([{ msg: 'unreadable request', code: 'ERR_HTTP_REQUEST_TIMEOUT' }]);
});

it('closes the connection of a client that stops reading a response', async () => {
  await listen({ ...SERVER_TIMEOUTS, silence: 100 }, (_request, response) =>
    response.end('x'.repeat(50_000_000)),
  );
  const socket = open().pause();
  const closed = once(server, 'connection').then(([served]) => once(served as Socket, 'close'));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
  expect(log.all()).toMatchObject([{ level: 'warn', msg: 'closed a connection that stopped reading' }]);
  socket.destroy();
});

it('ignores an unknown Expect header', async () => {
  await listen();
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: something\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*read$/);
});

it('handles the requests of a connection one after the other', async () => {
  let begun = 0;
  let mostAtOnce = 0;
  await listen(SERVER_TIMEOUTS, ({ url }, response) => {
    begun += 1;
    mostAtOnce = Math.max(mostAtOnce, begun);
    setImmediate(() => {
      begun -= 1;
      response.end(url);
    });
  });
  const socket = open();
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  socket.write('GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect((await text(socket)).match(/^\/(?:\d+|last)/gm)).toEqual([...paths, '/last']);
  expect(mostAtOnce).toBe(1);
  expect(log.all()).toEqual([]);
});

it('handles the requests of a connection in different turns of the event loop', async () => {
  let [turn, isListening] = [0, true];
  const nextTurn = () => {
    turn += 1;
    if (isListening) setImmediate(nextTurn);
  };
  nextTurn();
  const turns: number[] = [];
  await listen(SERVER_TIMEOUTS, (_request, response) => {
    turns.push(turn);
    response.end('done');
  });
  const socket = open();
  socket.write(
    `${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(9)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  await text(socket);
  isListening = false;
  expect(new Set(turns).size).toBe(10);
});

it('closes a connection with too many requests at once', async () => {
  let begun = 0;
  await listen(SERVER_TIMEOUTS, () => (begun += 1));
  const socket = open();
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  await once(socket, 'close');
  expect(begun).toBe(1);
  expect(log.all()).toMatchObject([
    { level: 'warn', msg: 'closed a connection with too many requests at once' },
  ]);
});

it('writes no error into a response that has begun', async () => {
  const begin: RequestListener = (_request, response) => void response.write('begun');
  await listen(SERVER_TIMEOUTS, begin);
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.write('nonsense\r\n\r\n');
  const rest = await text(socket);
  expect(`${first.toString()}${rest}`.match(/HTTP/g)).toHaveLength(1);
});

it('waits at most 30 seconds for a request, including the check interval', () => {
  expect(SERVER_TIMEOUTS.requestTimeout + SERVER_TIMEOUTS.connectionsCheckingInterval).toBeLessThanOrEqual(
    30_000,
  );
  expect(SERVER_TIMEOUTS.headersTimeout).toBeLessThan(SERVER_TIMEOUTS.requestTimeout);
});

it('limits connections to leave room for files among the 1,024 descriptors of a process', () => {
  server = createHttpServer(read, log.logger);
  expect(server.maxConnections).toBe(900);
});

it('limits the connections of an address until it closes some', async () => {
  await listen();
  limitEachAddress(server, log.logger, 3);
  const answer = (socket: Duplex): Promise<string> => {
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return text(socket).catch(() => 'refused');
  };
  const held = [open(), open(), open()];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  await expect(answer(open())).resolves.not.toContain('200 OK');
  expect(log.all()).toMatchObject([{ msg: 'no room for another connection', ofOneAddress: 3 }]);
  // A connection without an address is not affected.
  const [elsewhere, connection] = duplexPair();
  server.emit('connection', Object.assign(connection, { setTimeout: () => connection }));
  await expect(answer(elsewhere)).resolves.toContain('200 OK');
  held.forEach((socket) => socket.destroy());
  // The server sees the close a moment later.
  while (!(await answer(open())).includes('200 OK')) await new Promise(setImmediate);
});
