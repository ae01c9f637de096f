import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Socket = IncomingMessage['socket'];
type Call = Parameters<RequestListener>;

/** Requests that begin per turn of the event loop. */
const MAX_IN_A_TURN = 4;
/** Maximum time that requests are held while clients connect, in milliseconds. */
const LONGEST_HOLD = 200;
/** Milliseconds without a hold after the longest one, because further connections then mean steady load or an attack. */
const PAUSE = 1000;

/**
 * Passes requests to the listener in order of arrival, a few per turn of the event loop. If a crowd's requests all began
 * at once, a running transaction would have to wait for them before it could handle its next result, and all bookings
 * behind it would wait too.
 *
 * While a crowd of clients connects, requests are held: Node.js accepts one connection per turn, so the last clients would
 * otherwise wait while the first get several responses. At most one request per connection is held, because Node.js stops
 * reading pipelined requests only after they have begun.
 */
export function handleInTurns(server: Server, listener: RequestListener): void {
  const held = new Map<Socket, Call>();
  let begun = 0;
  let isTurnAwaited = false;
  /** Connections accepted in this turn or the previous one. */
  let newcomers = 0;
  /** When the current hold ends, and when the next one may begin. */
  let holdUntil = 0;
  let pauseUntil = 0;

  const begin = (socket: Socket): void => {
    const call = held.get(socket);
    held.delete(socket);
    // A destroyed socket has already emitted 'close', so the listener could not notice it.
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
        if (begun >= MAX_IN_A_TURN) break;
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
    // On a half-close Node.js closes the connection unless a request has begun.
    socket.prependListener('end', () => {
      begin(socket);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const isSecond = held.has(socket);
    begin(socket);
    const now = performance.now();
    // More than one, because this client may be a newcomer itself. While requests are held, the hold is not extended.
    if (newcomers > 1 && held.size === 0 && now >= pauseUntil) holdUntil = now + LONGEST_HOLD;
    if (!isSecond && (holdUntil > 0 || held.size > 0 || begun >= MAX_IN_A_TURN))
      held.set(socket, [request, response]);
    else {
      begun += 1;
      listener(request, response);
    }
    awaitTurn();
  });
}
