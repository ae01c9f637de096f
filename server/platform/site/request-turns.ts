import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Socket = IncomingMessage['socket'];
type Call = Parameters<RequestListener>;

/** How long requests are held at most while others connect, in milliseconds. */
const LONGEST_HOLD = 200;
/** How long none are held after the longest hold, in milliseconds: who still connects is no crowd, but a load or an attack. */
const PAUSE = 1000;

/**
 * Hands the requests of a server to the listener, and holds them while a crowd connects. Node.js accepts one connection in a
 * turn of the event loop: if requests began meanwhile, whoever of a crowd connects last would wait while the others are
 * answered several times. One request of each connection is held at most, since Node.js stops reading from a client that keeps
 * asking only once its requests have begun.
 */
export function handleConnectionsFirst(server: Server, listener: RequestListener): void {
  const held = new Map<Socket, Call>();
  let isHolding = false;
  let pauseUntil = 0;
  /** How many have connected in this turn or the one before. */
  let newcomers = 0;

  const begin = (socket: Socket): void => {
    const call = held.get(socket);
    held.delete(socket);
    // Of a client that has gone 'close' was emitted before the listener could hear it.
    if (call && !socket.destroyed) listener(...call);
  };
  const hold = (since: number): void => {
    const now = performance.now();
    isHolding = newcomers > 0 && now - since < LONGEST_HOLD;
    if (isHolding) {
      setImmediate(hold, since);
      return;
    }
    if (newcomers > 0) pauseUntil = now + PAUSE;
    for (const socket of held.keys()) begin(socket);
  };

  server.on('connection', (socket) => {
    newcomers += 1;
    setImmediate(() => {
      setImmediate(() => {
        newcomers -= 1;
      });
    });
    // Node.js closes the connection of a client that has sent its last request, unless it is being answered.
    socket.prependListener('end', () => {
      begin(socket);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const isSecond = held.has(socket);
    begin(socket);
    // Whoever asks may be one of them.
    const isCrowd = newcomers > 1 && performance.now() >= pauseUntil;
    if (isSecond || !(isHolding || isCrowd)) {
      listener(request, response);
      return;
    }
    held.set(socket, [request, response]);
    if (isHolding) return;
    isHolding = true;
    setImmediate(hold, performance.now());
  });
}
