import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { UPCOMING_CLASSES } from '../../testing/operations.js';
import { useSite } from '../../testing/site-server.js';
import { inMemory } from './counters.js';
import { limitRefusals } from './limit-refusals.js';
import { Throttle } from './throttle.js';

const REFUSED = ['{ nothing }', '{', '{ site }', 'mutation { login(input: {}) { token } }'];
const MALFORMED = ['{"email": ', '[]', '{"email": 7, "password": {"toString": 1}}'];
const asJson = { headers: { 'Content-Type': 'application/json' } };

// Counts last as long as the process, so each test has its own site.
describe('rejected requests', () => {
  describe('over GraphQL and REST', () => {
    const { site } = useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });

    it('of one address are read up to sixty times a minute over both transports, then only if they are short or of the office', async () => {
      const other = { headers: { 'X-Forwarded-For': '198.51.100.9' } };
      for (let count = 0; count < 30; count += 1) {
        const graphql = await site.graphql(REFUSED[count % REFUSED.length] ?? '');
        expect(graphql.status).toBe(400);
        const rest = await site.send('POST', '/api/contact', MALFORMED[count % MALFORMED.length], asJson);
        expect(rest.status).toBe(400);
      }
      const long = `{"no JSON${' '.repeat(9000)}`;
      for (const path of ['/graphql', '/api/contact', '/api/bookings']) {
        const unread = await site.send('POST', path, long, { ...asJson, language: 'es' });
        expect(unread.status).toBe(429);
        expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0);
        expect(unread.text).toContain('RATE_LIMITED');
        expect(unread.text).toContain('Demasiados intentos.');
      }
      const answered = await site.graphql(`${UPCOMING_CLASSES}${' '.repeat(9000)}`);
      expect(answered.status).toBe(429);
      expect(answered.body.errors?.[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0);
      expect((await site.graphql(UPCOMING_CLASSES)).status).toBe(200);
      const token = await site.world.adminToken();
      const ofOffice = await site.graphql(`${UPCOMING_CLASSES}${' '.repeat(9000)}`, {}, { token });
      expect(ofOffice.status).toBe(200);
      expect((await site.rest('GET', '/class-instances/upcoming/public')).status).toBe(200);
      expect((await site.graphql(UPCOMING_CLASSES, {}, other)).status).toBe(200);
    });
  });

  describe('that are compressed', () => {
    const { site } = useSite('sqlite', { rateLimits: true });
    const send = async (body: string | Buffer<ArrayBuffer>, encoding: Record<string, string> = {}) => {
      const headers = { 'Content-Type': 'application/json', ...encoding };
      return (await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })).status;
    };

    it('are not read above the limit, however short they are as sent', async () => {
      const bomb = Buffer.from(gzipSync(`{"no JSON${' '.repeat(90_000)}`));
      expect(bomb.length).toBeLessThan(200);
      for (let count = 0; count < 60; count += 1)
        expect(await send(bomb, { 'Content-Encoding': 'gzip' })).toBe(400);
      expect(await send(bomb, { 'Content-Encoding': 'gzip' })).toBe(429);
      expect(await send('{', { 'Content-Encoding': 'identity' })).toBe(400);
      expect(await send('{')).toBe(400);
    });
  });

  it('count even if the client disconnects before the response', async () => {
    const throttle = new Throttle({ name: 'test', points: 1, seconds: 60 }, inMemory);
    const answered = new EventEmitter();
    const app = express();
    app.use(
      limitRefusals(throttle, () => Promise.resolve(false)),
      async (_request, response) => {
        await once(response, 'close');
        response.status(400).json({});
        answered.emit('answered');
      },
    );
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n\r\n');
    await once(server, 'request');
    socket.destroy();
    await once(answered, 'answered');
    await new Promise((resolve) => setImmediate(resolve));
    expect(() => throttle.assertLeft('127.0.0.1')).toThrow('RATE_LIMITED');
    server.close();
  });

  describe('of a server that rejects everything', () => {
    /** Sends requests of one address, whose limit is one rejected request. @returns their statuses */
    async function send(status: number, ...paths: readonly string[]): Promise<number[]> {
      const throttle = new Throttle({ name: 'test', points: 1, seconds: 60 }, inMemory);
      const app = express();
      app.use(
        limitRefusals(throttle, () => Promise.resolve(false)),
        (_request, response) => void response.status(status).json({}),
      );
      const server = createServer(app).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const statuses = [];
      for (const path of paths)
        statuses.push((await fetch(`http://127.0.0.1:${port}${path}`, asJson)).status);
      server.close();
      return statuses;
    }
    const LONG = `/?search=${'x'.repeat(9000)}`;

    it.each([400, 413])(
      'count with status %d, and above the limit a long address is not read',
      async (status) => {
        expect(await send(status, '/', LONG, '/')).toEqual([status, 429, status]);
      },
    );

    it.each([401, 404, 500])('do not count with status %d', async (status) => {
      expect(await send(status, '/', LONG)).toEqual([status, status]);
    });
  });

  describe('that any web page can make a browser send', () => {
    const { site } = useSite('sqlite', { rateLimits: true });

    it('do not count', async () => {
      for (let count = 0; count < 35; count += 1) {
        expect((await site.get(`/graphql?x=${count}`)).status).toBe(400);
        expect((await site.send('POST', '/api/contact', undefined, {})).status).toBe(400);
      }
      // A browser adds this header by itself after a log-in by HTTP Basic.
      const basic = { headers: { Authorization: 'Basic YTpi' } };
      for (let count = 0; count < 61; count += 1)
        expect((await site.get(`/graphql?x=${count}`, basic)).status).toBe(400);
      const long = `${UPCOMING_CLASSES}${' '.repeat(9000)}`;
      expect((await site.graphql(long)).status).toBe(200);
    });
  });

  describe('with a valid operation that fails', () => {
    const { site } = useSite('sqlite', { rateLimits: true });

    it('do not count, such as a class that is not found', async () => {
      for (let count = 0; count < 61; count += 1) {
        const { status } = await site.graphql('{ upcomingClass(id: "none") { id } }');
        expect(status).toBe(200);
      }
    });
  });
});
