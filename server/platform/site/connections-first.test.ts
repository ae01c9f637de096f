import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { handleConnectionsFirst } from './connections-first.js';

const CROWD = 60;
let server: Server;

beforeEach(() => {
  server = createServer();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** In each turn of the event loop the server finds somebody new, until nobody is left. */
function keepConnecting(): { left: () => number; stop: () => void } {
  let left = 10_000;
  const comeAgain = (): void => {
    if (left === 0) return;
    left -= 1;
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

/** How many of a crowd that asks twice each have been accepted when the first of them has its second answer. */
async function acceptedBySecondAnswer(handleWith: (server: Server, listener: RequestListener) => void) {
  let accepted = 0;
  let asked = 0;
  server.on('connection', () => (accepted += 1));
  handleWith(server, (_request, response) => {
    asked += 1;
    response.end();
  });
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

it('accepts all of a crowd before anybody is answered twice', async () => {
  expect(await acceptedBySecondAnswer(handleConnectionsFirst)).toBe(CROWD);
});

it('would keep the last of a crowd waiting otherwise', async () => {
  const accepted = await acceptedBySecondAnswer((server, listener) => server.on('request', listener));
  expect(accepted).toBeLessThan(CROWD);
});

it('goes on with requests while more and more connect', async () => {
  handleConnectionsFirst(server, (_request, response) => response.end());
  const port = await listen();
  const { left, stop } = keepConnecting();
  const asked = get({ port, host: '127.0.0.1', agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(left()).toBeGreaterThan(0);
  stop();
});

it('lets one request of a connection wait, so that who asks on and on is not read any further', async () => {
  let read = 0;
  let mostWaiting = 0;
  const asked: (string | undefined)[] = [];
  server.on('request', () => (read += 1));
  handleConnectionsFirst(server, ({ url }, response) => {
    asked.push(url);
    mostWaiting = Math.max(mostWaiting, read - asked.length);
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
  expect(mostWaiting).toBe(1);
});

it('answers a client that closes its half of the connection with its request', async () => {
  handleConnectionsFirst(server, (_request, response) => response.end('answered'));
  const port = await listen();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/answered$/);
});
