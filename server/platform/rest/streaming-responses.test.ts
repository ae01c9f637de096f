import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import timers, { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { Gate } from '../../testing/gate.js';
import { LogLines } from '../../testing/log-lines.js';
import { createHttpServer, SERVER_TIMEOUTS } from '../site/http-server.js';
import type { Pieces } from './batches.js';
import { StreamingResponses } from './streaming-responses.js';

const PIECE = 'x'.repeat(64 * 1024);
/** A socket buffers some megabytes that its reader has not read. */
const MAX_WAITING = 50_000_000 / PIECE.length;

describe('streamed responses', () => {
  const log = new LogLines();
  let server: Server;
  let long: StreamingResponses | undefined;
  const sockets: Socket[] = [];

  /** Serves these pieces by path. */
  async function serve(
    {
      silence = SERVER_TIMEOUTS.silence,
      ...limits
    }: ConstructorParameters<typeof StreamingResponses>[0] & { silence?: number },
    pieces: (path: string) => Pieces,
  ) {
    const answers = new StreamingResponses(limits);
    long = answers;
    const app = express();
    app.get('/:path', async (request, response) => {
      const asked = pieces(request.params.path);
      await answers.send(request, response, { status: 200 }, asked).catch(() => response.sendStatus(500));
    });
    server = createHttpServer(app, log.logger, { ...SERVER_TIMEOUTS, silence });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
  const port = () => (server.address() as AddressInfo).port;
  const get = (path: string) => fetch(`http://127.0.0.1:${String(port())}/${path}`);

  /** Sends a request and never reads the response. */
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
    long?.stop();
  });

  /** An endless response; `ended` resolves when the client has stopped reading. */
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

  it('can still have an error status when the first piece fails', async () => {
    await serve({}, async function* () {
      await nextTurn();
      throw new Error('no database');
    });
    expect((await get('list')).status).toBe(500);
  });

  it('are written one piece at a time, taking turns', async () => {
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
    // Their pieces alternate.
    expect(order.join('')).not.toMatch(/aaabbb|bbbaaa/);
  });

  /** The pauses after six pieces of a list that take 20 ms each; `meanwhile` runs during the first piece. */
  async function restsOf(meanwhile: () => Promise<unknown>): Promise<unknown[]> {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    const sleeps = jest.spyOn(timers, 'setTimeout');
    await serve({ restFactor: 5 }, async function* (path) {
      if (path !== 'list') return;
      for (let piece = 0; piece < 6; piece += 1) {
        if (piece === 0) await meanwhile();
        time += 20;
        yield 'piece';
      }
    });
    await (await get('list')).text();
    return sleeps.mock.calls.map(([pause]) => pause);
  }

  it('pause after each piece while there are other requests', async () => {
    const rests = await restsOf(() => fetch(`http://127.0.0.1:${String(port())}/`));
    expect(rests).toEqual(Array(6).fill(5 * 20));
  });

  it('do not pause without other requests', async () => {
    await expect(restsOf(nextTurn)).resolves.toEqual([]);
  });

  it('do not pause for other requests after stop()', async () => {
    const rests = await restsOf(() => {
      long?.stop();
      return fetch(`http://127.0.0.1:${String(port())}/`);
    });
    expect(rests).toEqual([]);
  });

  it('apply backpressure to a slow reader', async () => {
    const { made, pieces } = endless();
    await serve({}, pieces);
    stall('list');
    let before = 0;
    while (made.pieces === 0 || made.pieces !== before) {
      before = made.pieces;
      await sleep(300);
    }
    expect(made.pieces).toBeGreaterThan(0);
    expect(made.pieces).toBeLessThan(MAX_WAITING);
  });

  it('end when the client disconnects', async () => {
    const { made, pieces } = endless();
    await serve({}, pieces);
    const answer = await get('list');
    await answer.body?.cancel();
    await made.ended;
    expect(log.all().filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('are not made for clients that disconnected before their turn', async () => {
    const gate = new Gate();
    const begun: string[] = [];
    await serve({}, async function* (path) {
      begun.push(path);
      if (path === 'slow') await gate.passed;
      yield path;
    });
    const slow = get('slow');
    while (begun.length === 0) await nextTurn();
    const gone = stall('gone');
    await once(server, 'request');
    gone.destroy();
    const other = get('other');
    await once(server, 'request');
    gate.open();
    expect(await (await slow).text()).toBe('slow');
    expect(await (await other).text()).toBe('other');
    expect(begun).toEqual(['slow', 'other']);
    expect(log.all()).toEqual([]);
  });

  it('disconnect a client that does not read, without delaying others', async () => {
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

  it('do not time out while they wait for their turn', async () => {
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
