import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Clients that have connected just before are let in. */
const LAST_ENTRY_MS = 50;
const LONGEST_FAREWELL_MS = 1500;

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
  // What the system has accepted for us and we have not taken yet would be reset: one turn takes all of it.
  await turn();
  await turn();
  const silence = setTimeout(() => server.closeIdleConnections(), LONGEST_FAREWELL_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(silence);
  clearTimeout(end);
}
