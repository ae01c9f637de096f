import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogLines } from '../../testing/log-lines.js';
import { createHttpServer } from './http-server.js';
import { handleInTurns } from './request-turns.js';

const CROWD = 20;
let server: Server;
/** Milliseconds of performance.now(), so that no hold depends on the load of the machine. */
let time: number;

beforeEach(() => {
  server = createServer();
  time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Emits a new connection in each turn of the event loop, which takes a millisecond, until stopped. */
function keepConnecting(): { left: () => number; stop: () => void } {
  let left = 1_000_000;
  const comeAgain = (): void => {
    if (left === 0) return;
    left -= 1;
    time += 1;
    server.emit('connection', new Duplex({ read: () => undefined, write: () => undefined }));
    setImmediate(comeAgain);
  };
  comeAgain();
  return {
    left: () => left,
    stop: () => {
      left = 0;
    },
  };
}

/** Connections accepted from a crowd of clients, with two requests each, when the first client gets its second response. */
async function acceptedBySecondAnswer(serverOf: (listener: RequestListener) => Server) {
  let accepted = 0;
  let asked = 0;
  server = serverOf((_request, response) => {
    asked += 1;
    response.end();
  });
  server.on('connection', () => (accepted += 1));
  const port = await listen();
  let found = 0;
  const ask = async (agent: Agent): Promise<void> => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
  };
  await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await ask(agent);
      await ask(agent);
      found ||= accepted;
      agent.destroy();
    }),
  );
  expect(asked).toBe(2 * CROWD);
  return found;
}

it('accepts a whole crowd of clients before one gets a second response', async () => {
  const accepted = await acceptedBySecondAnswer((listener) =>
    createHttpServer(listener, new LogLines().logger),
  );
  expect(accepted).toBe(CROWD);
});

it('does not do so in a plain Node.js server', async () => {
  const accepted = await acceptedBySecondAnswer((listener) => createServer(listener));
  expect(accepted).toBeLessThan(CROWD);
});

it('holds requests while further clients connect, for a limited time', async () => {
  let read = 0;
  const held: number[] = [];
  server.on('request', () => (read += 1));
  handleInTurns(server, (_request, response) => {
    held.push(read - held.length);
    response.end();
  });
  const port = await listen();
  const { left, stop } = keepConnecting();
  const clients = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  const answersOf = (): Promise<unknown> =>
    Promise.all(
      clients.map((client) => {
        client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
        return once(client, 'data');
      }),
    );
  await answersOf();
  await answersOf();
  expect(left()).toBeGreaterThan(0);
  stop();
  for (const client of clients) client.destroy();
  expect(Math.max(...held.slice(0, 3))).toBeGreaterThan(1);
  expect(held.slice(3)).toEqual([1, 1, 1]);
});

it('begins a few requests per turn of the event loop, in order of arrival', async () => {
  let turn = 0;
  const begun: { path: string | undefined; turn: number }[] = [];
  const read: (string | undefined)[] = [];
  server.on('request', ({ url }) => read.push(url));
  handleInTurns(server, ({ url }, response) => {
    begun.push({ path: url, turn });
    response.end();
  });
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const port = await listen();
  const clients = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  while (accepted < CROWD) await nextTurn();
  // Requests right after the connections would be held.
  for (let turns = 0; turns < 3; turns += 1) await nextTurn();
  const countTurns = (): void => {
    turn += 1;
    if (begun.length < CROWD) setImmediate(countTurns);
  };
  countTurns();
  await Promise.all(
    clients.map((client, index) => {
      client.write(`GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return once(client, 'data');
    }),
  );
  for (const client of clients) client.destroy();
  expect(begun.map(({ path }) => path)).toEqual(read);
  expect(new Set(begun.map((each) => each.turn)).size).toBeGreaterThan(2);
});

it('holds one request per connection, so that pipelined requests are not read further', async () => {
  let read = 0;
  let mostHeld = 0;
  const asked: (string | undefined)[] = [];
  server.on('request', () => (read += 1));
  handleInTurns(server, ({ url }, response) => {
    asked.push(url);
    mostHeld = Math.max(mostHeld, read - asked.length);
    response.end(url);
  });
  const port = await listen();
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
  const { stop } = keepConnecting();
  const socket = connect(port, '127.0.0.1');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  socket.write('GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const answers = await text(socket);
  stop();
  expect(asked).toEqual([...paths, '/last']);
  expect(answers.match(/^\/(?:\d+|last)/gm)).toEqual([...paths, '/last']);
  expect(mostHeld).toBe(1);
});

it.each(['alone', 'in a crowd'])(
  'responds to a client that comes %s and half-closes its connection',
  async (how) => {
    handleInTurns(server, (_request, response) => response.end('answered'));
    const port = await listen();
    const crowd = how === 'in a crowd' ? keepConnecting() : undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    crowd?.stop();
    expect(answer).toMatch(/answered$/);
  },
);
