import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server whose packets can be lost: nothing is closed, and nothing arrives. */
export class SilentProxy {
  private isSilent = false;
  private readonly links = new Set<{ sockets: Socket[]; isDead: boolean }>();
  private readonly server = createServer((near) => {
    const link = { sockets: [near], isDead: this.isSilent };
    this.links.add(link);
    near.on('error', () => undefined);
    near.resume();
    if (link.isDead) return;
    const far = connect(Number(this.target.port), this.target.hostname);
    link.sockets.push(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (data) => link.isDead || to.write(data));
      from.on('close', () => link.isDead || to.destroy());
    }
  });

  constructor(private readonly target: URL) {}

  /** @returns the address of the target by this way */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    const url = new URL(this.target);
    if (typeof address === 'object' && address) url.port = String(address.port);
    return url.href;
  }

  /** From now on nothing arrives, also not that a connection was closed. */
  fallSilent(): void {
    this.isSilent = true;
    for (const link of this.links) link.isDead = true;
  }

  /** New connections work; those from before stay silent. */
  speak(): void {
    this.isSilent = false;
  }

  close(): void {
    this.server.close();
    for (const { sockets } of this.links) for (const socket of sockets) socket.destroy();
  }
}
