import { once } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fakeTimeouts } from '../../testing/fake-timeouts.js';
import { TextNotAccepted, twilioTexter } from './texter.js';

describe('twilioTexter', () => {
  let status: number;
  let code: number | undefined;
  let requests: { url: string | undefined; authorization: string | undefined; body: string }[];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(status).end(JSON.stringify({ code, message: 'about +18015550117' }));
    });
  });
  let url: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    url = `http://127.0.0.1:${address.port}`;
  });
  beforeEach(() => {
    status = 201;
    code = undefined;
    requests = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const send = (): Promise<void> =>
    twilioTexter({ accountSid: 'AC1', authToken: 'secret', from: '+18015550142' }, url).send({
      id: '1',
      to: '+18015550117',
      text: 'Mañana a las 8',
    });

  it('sends the request that Twilio documents', async () => {
    await send();
    expect(requests).toEqual([
      {
        url: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        body: 'To=%2B18015550117&From=%2B18015550142&Body=Ma%C3%B1ana+a+las+8',
      },
    ]);
  });

  const failure = (): Promise<unknown> => send().catch((error: unknown) => error);

  it.each([
    ['an invalid number', 21211],
    ['a recipient who replied STOP', 21610],
    ['a number out of reach', 21612],
    ['a number that is no mobile number', 21614],
    ['a landline', 21635],
    ['a text that is too long', 21617],
  ])('gives up on %s, without repeating the response', async (_what, refused) => {
    status = 400;
    code = refused;
    const error = await failure();
    expect(error).toBeInstanceOf(TextNotAccepted);
    expect(error).toMatchObject({ code: `400 ${refused}`, isFinal: true });
    expect(String(error)).not.toContain('+1801');
  });

  it.each([
    [400, undefined],
    [400, 21606],
    [400, 21608],
    [400, 21659],
    [401, 20003],
    [402, undefined],
    [403, undefined],
    [404, 20404],
    [408, undefined],
    [429, 20429],
    [500, undefined],
    [503, undefined],
  ])('lets a retry follow status %d with code %s', async (answered, twilioCode) => {
    status = answered;
    code = twilioCode;
    const codes = [answered, twilioCode].filter(Boolean).join(' ');
    expect(await failure()).toMatchObject({ code: codes, isFinal: false });
  });

  it('reports why the connection failed, and lets a retry follow', async () => {
    const unused = createServer().listen(0, '127.0.0.1');
    await once(unused, 'listening');
    const address = unused.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    await new Promise((resolve) => unused.close(resolve));
    const texter = twilioTexter(
      { accountSid: 'AC1', authToken: 'x', from: '+1' },
      `http://127.0.0.1:${address.port}`,
    );
    const failed: unknown = await texter
      .send({ id: '1', to: '+1', text: '' })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 'ECONNREFUSED', isFinal: false });
  });

  it('gives up on a server that does not answer, also after a garbage collection', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    fakeTimeouts();
    try {
      const texter = twilioTexter(
        { accountSid: 'AC1', authToken: 'x', from: '+1' },
        `http://127.0.0.1:${address.port}`,
      );
      const requested = once(silent, 'request');
      const failed = texter
        .send({ id: '1', to: '+1', text: '' }, new AbortController().signal)
        .catch((error: unknown) => error);
      await requested;
      setFlagsFromString('--expose-gc');
      runInNewContext('gc()');
      jest.advanceTimersByTime(15_000);
      expect(await failed).toMatchObject({ code: 'TimeoutError', isFinal: false });
    } finally {
      jest.useRealTimers();
      silent.closeAllConnections();
      silent.close();
    }
  });
});
