import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { callerAddress } from '../context/caller-address.js';
import { oneAtATime } from './one-at-a-time.js';
import { handleInTurns } from './request-turns.js';

/** Timeouts in milliseconds. A client may take at most 30 seconds to send a request. */
export const SERVER_TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 29_000,
  /** How often Node.js checks the timeouts. Its default of 30 seconds would extend each by up to as much. */
  connectionsCheckingInterval: 1_000,
  /** How long a client may stop reading a pending response; Node.js may notice only after twice as long. */
  silence: 15_000,
};

/** Below the 1,024 file descriptors that many systems allow a process. Further connections are dropped. */
const MAX_CONNECTIONS = 900;
/** A third of them: more than all browsers of a building keep open. */
const MAX_OF_AN_ADDRESS = 300;

/** The statuses that Node.js would send by default. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** A server with timeouts for slow clients that logs malformed requests. It does not listen yet. */
export function createHttpServer(listener: RequestListener, log: Logger, timeouts = SERVER_TIMEOUTS): Server {
  const server = createServer(timeouts);
  const refuse = (socket: Duplex): void => {
    log.warn('closed a connection with too many requests at once');
    socket.destroy();
  };
  handleInTurns(server, oneAtATime(withoutOrigin(listener), refuse));
  server.maxConnections = MAX_CONNECTIONS;
  const responses = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const ofSocket = responses.get(socket) ?? new Set();
    responses.set(socket, ofSocket.add(response));
    response.on('close', () => ofSocket.delete(response));
    response.setTimeout(timeouts.silence, () => {
      // No output is pending, so the client is waiting for the response.
      if (socket.writableLength === 0) return;
      log.warn({ seconds: timeouts.silence / 1000 }, 'closed a connection that stopped reading');
      socket.destroy();
    });
  });
  // Node.js would send 417 without our headers; a server may ignore the expectation.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Further errors on a connection that is already ending belong to the first one.
    if (refused.has(socket)) return;
    refused.add(socket);
    const { code = 'unknown' } = error;
    const status = STATUS_OF[code] ?? 400;
    // An error must not be written into an earlier request's response.
    const isAnswering = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    const isTold = socket.writable && !isAnswering && code !== 'ECONNRESET' && code !== 'EPIPE';
    log.info({ code, ...(isTold && { status }) }, 'unreadable request');
    if (!isTold) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${NOTHING_MORE}\r\n\r\n`);
  });
  server.on('drop', () => log.warn(NO_ROOM));
  return server;
}

/** A request may name an absolute URL, as for a proxy (RFC 9112, 3.2.2). It is for this site, whatever the URL's host. */
function withoutOrigin(listener: RequestListener): RequestListener {
  return (request, response) => {
    request.url = request.url?.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/');
    listener(request, response);
  };
}

const NO_ROOM = 'no room for another connection';

/** Limits the connections per address. Only for a server that sees its clients' addresses, not a proxy's. */
export function limitEachAddress(server: Server, log: Logger, most = MAX_OF_AN_ADDRESS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = callerAddress(socket.remoteAddress);
    const others = open.get(address) ?? 0;
    if (others >= most) {
      log.warn({ ofOneAddress: others }, NO_ROOM);
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const NOTHING_MORE = 'Connection: close\r\nContent-Length: 0';
