import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { handInTurns } from './request-turns.js';

const CROWD = 60;

/** How many of a crowd that asks twice each have been accepted when the first of them has its second answer. */
async function acceptedBySecondAnswer(handleWith: (server: Server, listener: RequestListener) => void) {
  const server = createServer();
  let accepted = 0;
  let asked = 0;
  server.on('connection', () => (accepted += 1));
  handleWith(server, (_request, response) => {
    asked += 1;
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
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
  server.close();
  expect(asked).toBe(2 * CROWD);
  return found;
}

it('accepts all of a crowd before anybody is answered twice', async () => {
  expect(await acceptedBySecondAnswer(handInTurns)).toBe(CROWD);
});

it('would keep the last of a crowd waiting otherwise', async () => {
  const accepted = await acceptedBySecondAnswer((server, listener) => server.on('request', listener));
  expect(accepted).toBeLessThan(CROWD);
});

it('goes on with requests while more and more connect', async () => {
  const server = createServer();
  handInTurns(server, (_request, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // In each turn of the event loop the server finds somebody new, until nobody is left.
  let left = 10_000;
  const connect = (): void => {
    if (left === 0) return;
    left -= 1;
    server.emit('connection', new Duplex({ read: () => undefined, write: () => undefined }));
    setImmediate(connect);
  };
  connect();
  const asked = get({ port, host: '127.0.0.1', agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(left).toBeGreaterThan(0);
  left = 0;
  server.closeAllConnections();
  server.close();
});
