import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Socket = IncomingMessage['socket'];
type Call = Parameters<RequestListener>;

/** Requests that begin in a turn of the event loop. */
const MOST_IN_A_TURN = 4;
/** How long requests are held at most while others connect, in milliseconds. */
const LONGEST_HOLD = 200;
/** How long none are held after the longest hold, in milliseconds: who still connects is no crowd, but a load or an attack. */
const PAUSE = 1000;

/**
 * Hands the requests of a server to the listener, a few in each turn of the event loop, in the order they came. Those of a
 * crowd arrive together: if all began at once, a transaction whose statement the database has answered meanwhile would wait
 * for them, and everybody's bookings with it.
 *
 * While a crowd connects, all are held. Node.js accepts one connection in a turn, so whoever of a crowd connects last would
 * wait while the others are answered several times. One request of each connection is held at most, since Node.js stops
 * reading from a client that keeps asking only once its requests have begun.
 */
export function handleInTurns(server: Server, listener: RequestListener): void {
  const held = new Map<Socket, Call>();
  let begun = 0;
  let isTurnAwaited = false;
  /** How many have connected in this turn or the one before. */
  let newcomers = 0;
  /** Until when requests are held for a crowd that connects, and from when on they may be again. */
  let holdUntil = 0;
  let pauseUntil = 0;

  const begin = (socket: Socket): void => {
    const call = held.get(socket);
    held.delete(socket);
    // Of a client that has gone 'close' was emitted before the listener could hear it.
    if (call && !socket.destroyed) listener(...call);
  };
  const isCrowdAwaited = (): boolean => {
    if (holdUntil === 0) return false;
    const now = performance.now();
    if (newcomers > 0 && now < holdUntil) return true;
    if (newcomers > 0) pauseUntil = now + PAUSE;
    holdUntil = 0;
    return false;
  };
  const awaitTurn = (): void => {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    setImmediate(() => {
      isTurnAwaited = false;
      begun = 0;
      if (held.size === 0) {
        holdUntil = 0;
        return;
      }
      awaitTurn();
      if (isCrowdAwaited()) return;
      for (const socket of held.keys()) {
        begun += 1;
        begin(socket);
        if (begun >= MOST_IN_A_TURN) break;
      }
    });
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
    const now = performance.now();
    // Whoever asks may be one of them. Those who are held already are not held for others again.
    if (newcomers > 1 && held.size === 0 && now >= pauseUntil) holdUntil = now + LONGEST_HOLD;
    if (!isSecond && (holdUntil > 0 || held.size > 0 || begun >= MOST_IN_A_TURN))
      held.set(socket, [request, response]);
    else {
      begun += 1;
      listener(request, response);
    }
    awaitTurn();
  });
}
