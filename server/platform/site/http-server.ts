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
import { handleInTurns } from './request-turns.js';

/** Milliseconds. What a client sends slowly holds its connection for 30 seconds at most. */
export const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 29_000,
  /** How often Node.js looks; it is 30 seconds otherwise, and each request may last as much longer. */
  connectionsCheckingInterval: 1_000,
  /** How long a reader may take nothing of what waits for it; Node.js may notice only after twice as long. */
  silence: 15_000,
};

/** Below the 1,024 files that many systems allow a process; one more is refused. */
const MOST_CONNECTIONS = 900;
/** A third: more than a building full of browsers keeps open. */
const MOST_OF_AN_ADDRESS = 300;

/** What Node.js would answer by itself. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** A server that waits for nobody for long, and logs what is no HTTP. It does not listen yet. */
export function createHttpServer(listener: RequestListener, log: Logger, patience = PATIENCE): Server {
  const server = createServer(patience);
  handleInTurns(server, listener);
  server.maxConnections = MOST_CONNECTIONS;
  const responses = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const ofSocket = responses.get(socket) ?? new Set();
    responses.set(socket, ofSocket.add(response));
    response.on('close', () => ofSocket.delete(response));
    response.setTimeout(patience.silence, () => {
      // Else it is the reader who waits.
      if (socket.writableLength === 0) return;
      log.warn({ seconds: patience.silence / 1000 }, 'closed a connection that stopped reading');
      socket.destroy();
    });
  });
  // Node.js would answer 417, without our headers; what is expected may be ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // What follows on a connection that is being ended is part of the same.
    if (refused.has(socket)) return;
    refused.add(socket);
    const { code = 'unknown' } = error;
    const status = STATUS_OF[code] ?? 400;
    // Into the middle of an answer to an earlier request nothing may be written.
    const isAnswering = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    const isTold = socket.writable && !isAnswering && code !== 'ECONNRESET' && code !== 'EPIPE';
    log.info({ code, ...(isTold && { status }) }, 'unreadable request');
    if (!isTold) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${NOTHING_MORE}\r\n\r\n`);
  });
  server.on('drop', () => log.warn(NO_ROOM));
  return server;
}

const NO_ROOM = 'no room for another connection';

/** Keeps one client from taking every connection. For a server that sees its visitors' addresses, and no proxy's. */
export function limitEachAddress(server: Server, log: Logger, most = MOST_OF_AN_ADDRESS): void {
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
