import type { IncomingMessage, RequestListener, Server } from 'node:http';

type Call = Parameters<RequestListener>;

/** How long a request waits at most while others connect, in milliseconds: no person notices. */
const LONGEST_WAIT = 100;

/**
 * Hands the requests of a server to the listener, and holds them while a crowd connects. Node.js accepts one connection in a
 * turn of the event loop: if requests began meanwhile, whoever of a crowd connects last would wait while the others are
 * answered several times. At most one request of each connection waits: Node.js stops reading from a client that asks on and
 * on only once its requests have begun.
 */
export function handleConnectionsFirst(server: Server, listener: RequestListener): void {
  const waiting = new Map<IncomingMessage['socket'], Call>();
  let isHolding = false;
  /** How many have connected in this turn or the one before. */
  let newcomers = 0;

  const goOn = (since: number): void => {
    if (newcomers > 0 && performance.now() - since < LONGEST_WAIT) setImmediate(goOn, since);
    else beginAll();
  };
  const beginAll = (): void => {
    isHolding = false;
    for (const [socket, call] of waiting) {
      waiting.delete(socket);
      // The end of a response that was never begun has been told already, to nobody.
      if (!socket.destroyed) listener(...call);
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
    if (!isHolding && newcomers <= 1) {
      listener(request, response);
      return;
    }
    waiting.set(socket, [request, response]);
    if (!isHolding) setImmediate(goOn, performance.now());
    isHolding = true;
  });
}
