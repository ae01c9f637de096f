import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Minimum time for accepting clients that are just connecting. */
const LAST_ENTRY_MS = 50;
const LONGEST_ENTRY_MS = 5000;
const QUIET_TURNS = 5;
const LONGEST_SILENCE_MS = 3000;

/**
 * Accepts new connections for another `graceMs`, then waits for open connections to finish; after `longestMs` in total it
 * closes them. Their next response has 'Connection: close'. http.Server's close() would close idle keep-alive connections
 * at once and lose requests that are on their way, so these get three seconds more.
 */
export async function closeServer(
  server: Server,
  { graceMs, longestMs }: { graceMs: number; longestMs: number },
): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), longestMs);
  await sleep(Math.max(graceMs, LAST_ENTRY_MS));
  await takeWaiting(server, 'connection');
  const closeIdle = async (): Promise<void> => {
    await takeWaiting(server, 'request');
    server.closeIdleConnections();
  };
  const silence = setTimeout(() => void closeIdle(), LONGEST_SILENCE_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(silence);
  clearTimeout(end);
}

/**
 * Accepts connections that are in the system's backlog, or requests in the sockets' buffers: closing would reset them. The
 * event loop accepts one connection per turn, so after several turns without one the backlog is empty.
 */
async function takeWaiting(server: Server, event: 'connection' | 'request'): Promise<void> {
  let quiet = 0;
  const count = (): void => void (quiet = 0);
  server.on(event, count);
  const deadline = performance.now() + LONGEST_ENTRY_MS;
  while (quiet < QUIET_TURNS && performance.now() < deadline) {
    quiet += 1;
    await turn();
  }
  server.off(event, count);
}
