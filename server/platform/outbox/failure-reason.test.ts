import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { smtpMailer } from '../mail/mailer.js';
import { failureReason, isOfServer } from './failure-reason.js';

/** Responses of a mail server by the beginning of the command; the greeting is that of an empty command. */
type Responses = Record<string, string>;

const USUAL: Responses = {
  '': '220 mail.example',
  EHLO: '250 mail.example',
  HELO: '250 mail.example',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 go on',
  RSET: '250 OK',
  QUIT: '221 bye',
};

describe('a mail server that responds', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function errorWith(responses: Responses): Promise<unknown> {
    const said = { ...USUAL, ...responses };
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(`${said['']}\r\n`);
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean))
          socket.write(`${said[line.slice(0, 4).toUpperCase()] ?? said['.'] ?? '250 OK'}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a@site.example');
    const mail = { id: 'id', to: 'ana@guest.example', subject: 's', text: 't', html: '<p>t</p>' };
    try {
      await mailer.send(mail);
    } catch (error) {
      return error;
    } finally {
      mailer.close();
    }
    throw new Error('the mail was sent');
  }
  const failureWith = async (responses: Responses) => failureReason(await errorWith(responses));

  it.each([
    [{ RCPT: '550 5.1.1 no such user' }, 'EENVELOPE 550'],
    [{ RCPT: '550 No such user' }, 'EENVELOPE 550'],
    [{ RCPT: '553 5.1.3 bad address' }, 'EENVELOPE 553'],
    [{ RCPT: '551 user has moved' }, 'EENVELOPE 551'],
    [{ RCPT: '550 5.2.1 mailbox disabled' }, 'EENVELOPE 550'],
    [{ RCPT: '554 5.1.1 no such user' }, 'EENVELOPE 554'],
  ])('%j to a recipient is not tried again', async (responses, reason) => {
    await expect(failureWith(responses)).resolves.toEqual({ reason, isFinal: true });
  });

  it.each([
    [{ '': '554 5.7.1 your address is on a blocklist' }, 'EPROTOCOL 554'],
    [{ EHLO: '550 go away', HELO: '550 go away' }, 'EPROTOCOL 550'],
    [{ MAIL: '550 5.7.1 sender not allowed' }, 'ESENDER 550'],
    [{ RCPT: '554 5.7.1 <ana@guest.example>: Relay access denied' }, 'EPOLICY 554'],
    [{ RCPT: '550 relay not permitted' }, 'EPOLICY 550'],
    [{ RCPT: '550 5.4.5 daily quota exceeded' }, 'EPOLICY 550'],
    [{ RCPT: '550 5.7.26 unauthenticated mail' }, 'EPOLICY 550'],
    [{ RCPT: '550 Blocked by our policy' }, 'EPOLICY 550'],
    [{ RCPT: '552 5.2.2 mailbox full' }, 'EMAILBOX 552'],
    [{ RCPT: '552 Requested mail action aborted: exceeded storage allocation' }, 'EMAILBOX 552'],
    [{ RCPT: '452 4.2.2 The email account is over quota' }, 'EMAILBOX 452'],
    [{ RCPT: '452 mailbox full' }, 'EMAILBOX 452'],
    [{ RCPT: '452 insufficient system storage' }, 'EENVELOPE 452'],
    [{ RCPT: '452 4.5.3 too many recipients' }, 'EENVELOPE 452'],
    [{ RCPT: '552 5.7.1 not allowed' }, 'EPOLICY 552'],
    [{ RCPT: '451 come again' }, 'EENVELOPE 451'],
    [{ DATA: '554 5.7.1 no' }, 'EENVELOPE 554'],
  ])('%j is tried again', async (responses, reason) => {
    await expect(failureWith(responses)).resolves.toEqual({ reason, isFinal: false });
  });

  it.each<Responses>([
    { '': '421 too many connections' },
    { '': '554 5.7.1 your address is on a blocklist' },
    { MAIL: '550 5.7.1 sender not allowed' },
    { RCPT: '421 4.7.0 closing connection' },
  ])('%j probably concerns other messages too', async (responses) => {
    expect(isOfServer(await errorWith(responses))).toBe(true);
  });

  it.each<Responses>([
    { RCPT: '550 5.1.1 no such user' },
    { RCPT: '452 4.2.2 mailbox full' },
    { RCPT: '552 mailbox full' },
    { RCPT: '554 5.2.2 mailbox full' },
    { RCPT: '451 4.7.1 greylisted' },
    { RCPT: '554 5.7.1 <ana@guest.example>: Relay access denied' },
    { DATA: '554 5.7.1 no' },
    { '.': '552 5.3.4 message too big' },
  ])('%j concerns only one message', async (responses) => {
    expect(isOfServer(await errorWith(responses))).toBe(false);
  });
});
