import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { warnOfProxy } from './warn-of-proxy.js';

it('warns once of requests through a proxy', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = express();
  app.use(warnOfProxy(log), (_request, response) => void response.end());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url);
  expect(lines).toEqual([]);
  for (let count = 0; count < 2; count += 1)
    await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
  server.close();
  server.closeAllConnections();
});
