import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

/**
 * Listens on one port for server processes that come and go: what arrives between two of them waits for the next.
 *
 * @param {number} port
 * @param {string} host
 */
export async function openFront(port, host) {
  /** @type {Set<{ incoming: import('node:net').Socket, port: number }>} */
  const connections = new Set();
  /** @type {PromiseWithResolver} */
  let target = newTarget();

  const server = createServer({ pauseOnConnect: true }, (incoming) => {
    incoming.on('error', () => incoming.destroy());
    void target.promise.then((port) => {
      if (port === undefined || incoming.destroyed) {
        incoming.destroy();
        return;
      }
      const connection = { incoming, port };
      connections.add(connection);
      const outgoing = connect(port, '127.0.0.1');
      pipeline(incoming, outgoing, incoming, () => {
        incoming.destroy();
        outgoing.destroy();
        connections.delete(connection);
      });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    address: addressOf(server),
    hold() {
      if (target.isSettled) target = newTarget();
    },
    /** @param {number | undefined} port where the server listens; none if it did not start */
    open(port) {
      // A connection that is kept alive would still be answered by the server before.
      for (const connection of connections) if (connection.port !== port) connection.incoming.destroy();
      target.settle(port);
    },
  };
}

/**
 * @typedef {object} PromiseWithResolver
 * @property {Promise<number | undefined>} promise
 * @property {boolean} isSettled
 * @property {(port: number | undefined) => void} settle
 */

/** @returns {PromiseWithResolver} */
function newTarget() {
  /** @type {(port: number | undefined) => void} */
  let resolve = () => undefined;
  /** @type {PromiseWithResolver} */
  const target = {
    promise: new Promise((resolvePort) => (resolve = resolvePort)),
    isSettled: false,
    settle(port) {
      target.isSettled = true;
      resolve(port);
    },
  };
  return target;
}

/** @param {import('node:net').Server} server */
function addressOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
