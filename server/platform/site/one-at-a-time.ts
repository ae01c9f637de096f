import type { IncomingMessage, RequestListener } from 'node:http';

type Socket = IncomingMessage['socket'];
type Call = Parameters<RequestListener>;

/** Requests that may wait on a connection. Browsers and proxies send the next request after the response. */
const MAX_WAITING = 10;

/**
 * Handles the requests of a connection one after the other. Node.js would begin pipelined requests all at once, so that a
 * single packet of them would delay everybody else.
 * @param refuse called for a connection on which more requests would wait
 */
export function oneAtATime(listener: RequestListener, refuse: (socket: Socket) => void): RequestListener {
  /** By connections with an unfinished response. */
  const waiting = new WeakMap<Socket, Call[]>();
  const handle = (request: Call[0], response: Call[1]): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (!next) waiting.delete(socket);
      // In another turn of the event loop, so that other connections have theirs.
      else
        setImmediate(() => {
          if (socket.writable) handle(...next);
        });
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const others = waiting.get(socket);
    // The rest of a packet is parsed even after the connection was closed.
    if (socket.destroyed) return;
    if (!others) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (others.length < MAX_WAITING) others.push([request, response]);
    else refuse(socket);
  };
}
