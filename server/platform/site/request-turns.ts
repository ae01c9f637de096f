import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Call = Parameters<RequestListener>;

/** While more and more connect, a request begins after so many turns of the event loop that were theirs. */
const MOST_TURNS = 10;

/**
 * Hands the requests of a server to the listener, and lets a crowd connect before. Node.js accepts one connection in a turn of
 * the event loop: if requests began meanwhile, whoever of a crowd connects last would wait while the others are answered
 * several times. At most one request of each connection waits: Node.js stops reading from a client that asks on and on only
 * once its requests have begun.
 */
export function handInTurns(server: Server, listener: RequestListener): void {
  const waiting = new Map<IncomingMessage['socket'], Call>();
  let isUnderWay = false;
  /** How many have connected in this turn or the one before. */
  let newcomers = 0;
  let turns = 0;

  const goOn = (): void => {
    turns = newcomers > 0 ? (turns + 1) % MOST_TURNS : 0;
    if (turns === 0) beginWaiting();
    isUnderWay = waiting.size > 0;
    if (isUnderWay) setImmediate(goOn);
  };
  const beginWaiting = (): void => {
    for (const [socket, call] of waiting) {
      waiting.delete(socket);
      // The end of a response that was never begun has been told already, to nobody.
      if (socket.destroyed) continue;
      listener(...call);
      if (newcomers > 0) break;
    }
  };

  server.on('connection', () => {
    newcomers += 1;
    setImmediate(() => {
      setImmediate(() => {
        newcomers -= 1;
      });
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const earlier = waiting.get(socket);
    if (earlier) {
      waiting.delete(socket);
      listener(...earlier);
      listener(request, response);
      return;
    }
    // Who comes alone may have closed their half of the connection already: Node.js closes the other with this turn.
    if (waiting.size === 0 && newcomers <= 1) {
      listener(request, response);
      return;
    }
    waiting.set(socket, [request, response]);
    if (!isUnderWay) setImmediate(goOn);
    isUnderWay = true;
  });
}
