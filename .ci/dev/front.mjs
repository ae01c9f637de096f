import { once } from 'node:events';
import { createServer, request as callServer } from 'node:http';

const DID_NOT_START = 'The server did not start. What is wrong is in the terminal of npm run dev.';

/**
 * Proxies a port to successive server processes: requests that arrive between two of them wait for the next.
 *
 * @param {number} port
 * @param {string} host
 */
export async function openFront(port, host) {
  let target = newTarget();

  const server = createServer(async (request, response) => {
    const serverPort = await target.promise;
    if (serverPort === undefined) {
      response.writeHead(503).end(DID_NOT_START);
      return;
    }
    const { method, url: path } = request;
    const headers = { ...request.headers, connection: 'close' };
    const call = callServer({ host: '127.0.0.1', port: serverPort, method, path, headers });
    call.on('response', (answer) => {
      delete answer.headers.connection;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(error.message);
    });
    response.on('close', () => call.destroy());
    request.pipe(call);
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    address: addressOf(server),
    hold() {
      if (target.isSettled) target = newTarget();
    },
    /** @param {number | undefined} serverPort undefined if the server did not start */
    open(serverPort) {
      if (target.isSettled) target = newTarget();
      target.settle(serverPort);
    },
  };
}

/**
 * @typedef {object} Target
 * @property {Promise<number | undefined>} promise
 * @property {boolean} isSettled
 * @property {(port: number | undefined) => void} settle
 */

/** @returns {Target} */
function newTarget() {
  /** @type {(port: number | undefined) => void} */
  let resolve = () => undefined;
  /** @type {Target} */
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

/** @param {import('node:http').Server} server */
function addressOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
