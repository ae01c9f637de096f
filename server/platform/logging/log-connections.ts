import { STATUS_CODES, type Server } from 'node:http';
import type { Logger } from 'pino';

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Logs the connections that no request line tells of: requests that never became whole, and visitors there was no room for. */
export function logConnections(server: Server, log: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    log.info({ code: error.code, status }, 'broken request');
    // As Node.js answers by itself where nobody listens.
    if (socket.writable && error.code !== 'ECONNRESET')
      socket.write(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n\r\n`);
    socket.destroy(error);
  });
  server.on('drop', () => log.warn('no room for another connection'));
}
