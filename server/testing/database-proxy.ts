import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Where on the way a connection is cut: before the server gets a message, or before its answer comes back. */
export type Cut = 'request' | 'answer';

/** Stands between a client and PostgreSQL and cuts the connection that carries the n-th message from now. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private cut: { at: Cut; after: number } | undefined;
  /** Whether the connection has been cut since `cutAfter`. */
  hasCut = false;

  constructor(private readonly target: URL) {}

  /** @returns the URL of the database through the proxy */
  async open(): Promise<string> {
    this.server = createServer((client) => this.join(client)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Cuts the connection of the message after that many others. */
  cutAfter(messages: number, at: Cut): void {
    this.hasCut = false;
    this.cut = { at, after: messages };
  }

  letThrough(): void {
    this.cut = undefined;
  }

  close(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket): void {
    const server = connect({ host: this.target.hostname, port: Number(this.target.port) });
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay(true).on('error', end).on('close', end);
      socket.on('close', () => this.sockets.delete(socket));
    }
    client.on('data', (data) => (this.isCutAt('request') ? end() : server.write(data)));
    server.on('data', (data) => (this.isCutAt('answer') ? end() : client.write(data)));
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
