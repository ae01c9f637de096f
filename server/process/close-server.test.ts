import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { closeServer } from './close-server.js';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('closeServer', () => {
  it('answers a request that arrived while the event loop was busy, before it closes idle connections', async () => {
    const server = createServer((_request, response) => response.end('answered'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // `port` exists on the address of a server that listens on TCP.
    const { port } = server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.write(REQUEST);
    await once(client, 'data');
    const received = text(client);
    const timeouts = jest.spyOn(globalThis, 'setTimeout');
    const closed = closeServer(server, { graceMs: 0, longestMs: 9000 });
    const closeIdle = () => timeouts.mock.calls.find(([, ms]) => ms === 3000)?.[0];
    while (!closeIdle()) await turn();
    client.write(REQUEST);
    // After a while in which the event loop was busy, timers run before sockets are read.
    closeIdle()?.();
    await closed;
    await expect(received).resolves.toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*answered/);
  });
});
