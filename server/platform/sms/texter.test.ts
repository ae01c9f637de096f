import { once } from 'node:events';
import { createServer } from 'node:http';
import { TextMessageRefused, twilioTexter } from './texter.js';

describe('twilioTexter', () => {
  let status: number;
  let requests: { url: string | undefined; authorization: string | undefined; body: string }[];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(status).end('{"message":"about +18015550117"}');
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

  it.each([
    [400, true],
    [404, true],
    [401, false],
    [403, false],
    [429, false],
    [500, false],
    [503, false],
  ])(
    'derives from status %d whether a retry can succeed, without repeating the response',
    async (code, isFinal) => {
      status = code;
      const refusal: unknown = await send().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(TextMessageRefused);
      expect(refusal).toMatchObject({ code: String(code), isFinal, message: `Twilio answered ${code}` });
    },
  );

  it('rejects when the connection fails', async () => {
    const texter = twilioTexter({ accountSid: 'AC1', authToken: 'x', from: '+1' }, 'http://127.0.0.1:1');
    await expect(texter.send({ id: '1', to: '+1', text: '' })).rejects.toThrow();
  });
});
