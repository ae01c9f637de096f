import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Clients that have connected just before are let in. */
const LAST_ENTRY_MS = 50;
const LONGEST_ENTRY_MS = 1000;
const QUIET_TURNS = 5;
const LONGEST_SILENCE_MS = 1500;

/**
 * Takes new connections for `graceMs` more, then no longer, and waits until those that are open have been answered; at
 * `longestMs` from now it ends them. They read 'Connection: close' with their next answer. The close() of HTTP would
 * cut off the silent ones at once, and with them a request that is on its way: they are waited for, though not for long.
 */
export async function closeServer(
  server: Server,
  { graceMs, longestMs }: { graceMs: number; longestMs: number },
): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), longestMs);
  await sleep(Math.max(graceMs, LAST_ENTRY_MS));
  await takeWaiting(server);
  const silence = setTimeout(() => server.closeIdleConnections(), LONGEST_SILENCE_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(silence);
  clearTimeout(end);
}

/**
 * Connections that the system has accepted and we have not would be reset. The event loop takes one in each of its turns:
 * where some turns bring none, none is left.
 */
async function takeWaiting(server: Server): Promise<void> {
  let quiet = 0;
  const count = (): void => void (quiet = 0);
  server.on('connection', count);
  const deadline = performance.now() + LONGEST_ENTRY_MS;
  while (quiet < QUIET_TURNS && performance.now() < deadline) {
    quiet += 1;
    await turn();
  }
  server.off('connection', count);
}
