import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../site/listen.js';

export interface MetricsListener {
  url: string;
  stop: () => Promise<void>;
}

/** Serves /metrics and nothing else, on a separate port that need not be public. */
export async function listenForMetrics(
  registry: Registry,
  place: { port: number; host: string },
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (page) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(page),
      () => response.writeHead(500).end(),
    );
  });
  const address = await listen(server, place, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return {
    url: `${address}/metrics`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
