import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Call = Parameters<RequestListener>;

/** While more and more connect, a request begins after so many turns of the event loop that were theirs. */
const MOST_TURNS = 10;

/**
 * Hands the requests of a server to the listener, of many that come at once one in each turn of the event loop, and lets those
 * who connect go first. Node.js accepts one connection in a turn: if all requests that have come began in the same one,
 * whoever of a crowd connects last would wait while the others are answered several times. At most one request of each
 * connection waits: Node.js stops reading from a client that asks on and on only once its requests have begun.
 */
export function handInTurns(server: Server, listener: RequestListener): void {
  const waiting = new Map<IncomingMessage['socket'], Call>();
  /** A request has begun in this turn, or some wait for the next. */
  let isBusy = false;
  /** How many have connected in this turn or the one before. */
  let newcomers = 0;
  let turnsGiven = 0;

  const takeNext = (): Call | undefined => {
    for (const [socket, call] of waiting) {
      waiting.delete(socket);
      // The end of a response that was never begun has been told already, to nobody.
      if (!socket.destroyed) return call;
    }
    return undefined;
  };
  const goOn = (): void => {
    if (waiting.size > 0 && newcomers > 0 && turnsGiven < MOST_TURNS) {
      turnsGiven += 1;
      setImmediate(goOn);
      return;
    }
    turnsGiven = 0;
    const next = takeNext();
    isBusy = next !== undefined;
    if (!next) return;
    setImmediate(goOn);
    listener(...next);
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
    const isFirst = !isBusy;
    if (isFirst) setImmediate(goOn);
    isBusy = true;
    // Who comes alone may have closed their half of the connection already: Node.js closes the other with this turn.
    if (isFirst && newcomers <= 1) listener(request, response);
    else waiting.set(socket, [request, response]);
  });
}
