import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { Gate } from '../../testing/gate.js';
import { LogLines } from '../../testing/log-lines.js';
import { createHttpServer, PATIENCE } from '../site/http-server.js';
import type { Pieces } from './batches.js';
import { LongAnswers } from './long-answers.js';

const PIECE = 'x'.repeat(64 * 1024);
/** A socket holds some megabytes that its reader has not taken. */
const MOST_WAITING = 50_000_000 / PIECE.length;

describe('answers of any length', () => {
  const log = new LogLines();
  let server: Server;
  const sockets: Socket[] = [];

  /** Serves these pieces, by the path they are asked for at. */
  async function serve(
    {
      silence = PATIENCE.silence,
      ...limits
    }: ConstructorParameters<typeof LongAnswers>[0] & { silence?: number },
    pieces: (path: string) => Pieces,
  ) {
    const long = new LongAnswers(limits);
    const app = express();
    app.get('/:path', async (request, response) => {
      const asked = pieces(request.params.path);
      await long.send(request, response, { status: 200 }, asked).catch(() => response.sendStatus(500));
    });
    server = createHttpServer(app, log.logger, { ...PATIENCE, silence });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
  const port = () => (server.address() as AddressInfo).port;
  const get = (path: string) => fetch(`http://127.0.0.1:${String(port())}/${path}`);

  /** Asks and reads nothing. */
  function stall(path: string): Socket {
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write(`GET /${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
    sockets.push(socket);
    return socket;
  }

  beforeEach(() => log.clear());
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Without end; `ended` passes when nobody reads any more. */
  function endless() {
    const ended = new Gate();
    const made = { pieces: 0, ended: ended.passed };
    async function* pieces(): Pieces {
      try {
        for (;;) {
          made.pieces += 1;
          yield await Promise.resolve(PIECE);
        }
      } finally {
        ended.open();
      }
    }
    return { made, pieces };
  }

  it('answer with a status of their own when the first piece fails', async () => {
    await serve({}, async function* () {
      await nextTurn();
      throw new Error('no database');
    });
    expect((await get('list')).status).toBe(500);
  });

  it('are written one piece at a time, in turn', async () => {
    const order: string[] = [];
    let atOnce = 0;
    await serve({ restFactor: 0 }, async function* (path) {
      for (let piece = 0; piece < 3; piece += 1) {
        atOnce += 1;
        expect(atOnce).toBe(1);
        order.push(path);
        await sleep(5);
        atOnce -= 1;
        yield path;
      }
    });
    const [a, b] = await Promise.all([get('a'), get('b')].map(async (each) => (await each).text()));
    expect([a, b]).toEqual(['aaa', 'bbb']);
    expect([...order].sort()).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
    // Neither waits for the whole of the other.
    expect(order.join('')).not.toMatch(/aaabbb|bbbaaa/);
  });

  /** How long each piece of a list waited for after the one before, in milliseconds; `meanwhile` runs with the first. */
  async function restsOf(meanwhile: () => Promise<unknown>): Promise<number[]> {
    const rests: number[] = [];
    await serve({ restFactor: 5 }, async function* (path) {
      if (path !== 'list') return;
      let ended = performance.now();
      for (let piece = 0; piece < 6; piece += 1) {
        const begun = performance.now();
        if (piece === 0) await meanwhile();
        else rests.push(begun - ended);
        while (performance.now() < begun + 20);
        ended = performance.now();
        yield 'piece';
      }
    });
    await (await get('list')).text();
    expect(rests).toHaveLength(5);
    return rests;
  }

  it('rest after each piece while somebody else asks', async () => {
    const rests = await restsOf(() => fetch(`http://127.0.0.1:${String(port())}/`));
    expect(Math.min(...rests)).toBeGreaterThan(5 * 20 - 5);
  });

  it('do not rest while nobody else asks', async () => {
    const rests = await restsOf(nextTurn);
    expect(Math.min(...rests)).toBeLessThan(20);
  });

  it('are read no further than their readers have come', async () => {
    const { made, pieces } = endless();
    await serve({}, pieces);
    stall('list');
    let before = -1;
    while (made.pieces !== before) {
      before = made.pieces;
      await sleep(300);
    }
    expect(made.pieces).toBeGreaterThan(0);
    expect(made.pieces).toBeLessThan(MOST_WAITING);
  });

  it('end when their reader goes away', async () => {
    const { made, pieces } = endless();
    await serve({}, pieces);
    const answer = await get('list');
    await answer.body?.cancel();
    await made.ended;
    expect(log.all().filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('let a reader go that takes nothing, and keep nobody waiting meanwhile', async () => {
    const { made, pieces } = endless();
    await serve({ silence: 200 }, (path) => (path === 'endless' ? pieces() : short()));
    async function* short(): Pieces {
      yield await Promise.resolve('all of it');
    }
    stall('endless');
    while (made.pieces < 2) await nextTurn();
    expect(await (await get('short')).text()).toBe('all of it');
    await made.ended;
    expect(log.all()).toMatchObject([{ level: 'warn', msg: 'closed a connection that stopped reading' }]);
  });

  it('keep a reader who waits for its turn, however long', async () => {
    const gate = new Gate();
    await serve({ silence: 50 }, async function* (path) {
      yield await Promise.resolve(path);
      if (path === 'slow') await gate.passed;
      yield ' to the end';
    });
    const slow = await get('slow');
    const other = get('other');
    await sleep(300);
    gate.open();
    expect(await slow.text()).toBe('slow to the end');
    expect(await (await other).text()).toBe('other to the end');
    expect(log.all()).toEqual([]);
  });
});
