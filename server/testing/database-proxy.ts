import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** When to cut a connection: before the server receives a message, or before the client receives the response. */
export type Cut = 'request' | 'answer';

interface Link {
  sockets: Socket[];
  /** All its packets are lost, including those that close the connection. */
  isDead: boolean;
}

/** A proxy between a client and PostgreSQL that cuts the connection of the n-th message from now, or drops packets. */
export class DatabaseProxy {
  private readonly links = new Set<Link>();
  private server: Server | undefined;
  private cut: { at: Cut; after: number } | undefined;
  private isSilent = false;
  /** Whether the connection has been cut since `cutAfter`. */
  hasCut = false;

  constructor(private readonly target: URL) {}

  /** @returns the URL of the database through the proxy */
  async open(): Promise<string> {
    this.server = createServer((client) => this.join(client)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    const url = new URL(this.target);
    url.host = `127.0.0.1:${address.port}`;
    return url.href;
  }

  /** Cuts the connection at the message after this number of others. */
  cutAfter(messages: number, at: Cut): void {
    this.hasCut = false;
    this.cut = { at, after: messages };
  }

  letThrough(): void {
    this.cut = undefined;
  }

  /** Drops all packets from now on, including those that close a connection. */
  fallSilent(): void {
    this.isSilent = true;
    for (const link of this.links) link.isDead = true;
  }

  /** Lets new connections work; earlier ones stay dead. */
  speak(): void {
    this.isSilent = false;
  }

  close(): void {
    this.server?.close();
    for (const { sockets } of this.links) for (const socket of sockets) socket.destroy();
  }

  private join(client: Socket): void {
    const link: Link = { sockets: [client], isDead: this.isSilent };
    this.links.add(link);
    client.on('error', () => undefined).resume();
    if (link.isDead) return;
    const server = connect({ host: this.target.hostname, port: Number(this.target.port) });
    link.sockets.push(server);
    this.carry(link, client, server, 'request');
    this.carry(link, server, client, 'answer');
  }

  private carry(link: Link, from: Socket, to: Socket, place: Cut): void {
    const end = (): void => {
      if (link.isDead) return;
      this.links.delete(link);
      for (const socket of link.sockets) socket.destroy();
    };
    from.setNoDelay(true).on('error', end).on('close', end);
    from.on('data', (data) => {
      if (link.isDead) return;
      if (this.isCutAt(place)) end();
      else to.write(data);
    });
  }

  private isCutAt(place: Cut): boolean {
    if (this.cut?.at !== place) return false;
    if (this.cut.after > 0) {
      this.cut.after -= 1;
      return false;
    }
    this.cut = undefined;
    this.hasCut = true;
    return true;
  }
}
