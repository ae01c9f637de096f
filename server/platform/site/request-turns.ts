import type { RequestListener, Server } from 'node:http';

/** While more and more connect, a request begins after each so many of them. */
const CONNECTIONS_BETWEEN = 10;

/**
 * Hands the requests of a server to the listener, one in each turn of the event loop, and lets those who connect go first.
 * Node.js accepts one connection in a turn: if all requests that have come began in the same one, whoever of a crowd
 * connects last would wait while the others are answered several times.
 */
export function handInTurns(server: Server, listener: RequestListener): void {
  const waiting: Parameters<RequestListener>[] = [];
  let isUnderWay = false;
  let isConnecting = false;
  let connections = 0;
  const goOn = (): void => {
    if (isConnecting && connections < CONNECTIONS_BETWEEN) {
      isConnecting = false;
      connections += 1;
      setImmediate(goOn);
      return;
    }
    connections = 0;
    const next = waiting.shift();
    isUnderWay = next !== undefined;
    if (!next) return;
    setImmediate(goOn);
    const [request, response] = next;
    // Who has gone meanwhile is told nothing, and their connection closed without anybody to note it.
    if (!request.socket.destroyed) listener(request, response);
  };
  server.on('connection', () => {
    isConnecting = true;
  });
  server.on('request', (request, response) => {
    waiting.push([request, response]);
    if (isUnderWay) return;
    isUnderWay = true;
    setImmediate(goOn);
  });
}
