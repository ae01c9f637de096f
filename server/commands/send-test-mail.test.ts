import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SMTPServer } from 'smtp-server';
import { parseConfig } from '../platform/config/config.js';
import { sendTestMail } from './send-test-mail.js';
import { useBackupFolder } from '../testing/backups.js';
import { Mailbox, smtpAnswer } from '../testing/mailbox.js';

describe('a test mail', () => {
  const folder = useBackupFolder();
  const send = (settings: Record<string, string>): Promise<string> =>
    sendTestMail('office@example.com', parseConfig({ DATA_DIR: folder.path, ...settings }));

  it('is sent immediately, is in both languages, and reports the server’s response', async () => {
    const mailbox = new Mailbox();
    const answer = await send({ SMTP_URL: await mailbox.open(), COMPANY_NAME: 'Ridgeline' });
    await mailbox.close();
    expect(answer).toMatch(/^The mail server took the mail for office@example.com and answered: 250 /);
    expect(mailbox.received).toMatchObject([
      { recipients: ['office@example.com'], mail: { subject: 'Test email · Correo de prueba: Ridgeline' } },
    ]);
    const { html = '', text = '' } = mailbox.received[0]?.mail ?? {};
    expect(text).toContain('This is a test.');
    expect(text).toContain('Esta es una prueba.');
    expect(html).toContain('lang="es"');
  });

  it('is written to a file without a mail server, and reports its path', async () => {
    const answer = await send({});
    const path = /the mail is in (\S+\.eml)$/.exec(answer)?.[1];
    await expect(readFile(path ?? '', 'utf8')).resolves.toContain('To: office@example.com');
  });

  it.each([
    [
      550,
      'no such user',
      /^The mail server rejected the sender of MAIL_FROM or the recipient .*no such user.*\.$/,
    ],
    [451, 'greylisted', /^The mail server refuses the mail for the moment; try again .*greylisted.*\.$/],
    [530, '5.7.0 Authentication Required', /^The mail server requires a user and password in SMTP_URL .*\.$/],
    [
      530,
      'Must issue a STARTTLS command first',
      /^The mail server offers no usable TLS, or requires it: .*\.$/,
    ],
  ])('reports a rejection with code %i, %s, in one line', async (code, text, message) => {
    const mailbox = new Mailbox();
    mailbox.refuse = () => smtpAnswer(code, text);
    const refused = send({ SMTP_URL: await mailbox.open() });
    await expect(refused).rejects.toThrow(message);
    await mailbox.close();
  });

  it.each<[string, (port: number) => string, RegExp]>([
    [
      'a wrong password',
      (port) => `smtp://user:wrong@localhost:${port}`,
      /^The mail server rejected the user or password of SMTP_URL/,
    ],
    ['TLS on a port without it', (port) => `smtps://localhost:${port}`, /does not use TLS from the start/],
    [
      'a refused connection',
      () => 'smtp://127.0.0.1:1',
      /^No server is listening on the host and port of SMTP_URL/,
    ],
    ['an unknown host', () => 'smtp://mail.invalid', /^The host of SMTP_URL is unknown/],
  ])('reports %s and the setting to fix', async (_what, url, message) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, answer) =>
        answer(Object.assign(new Error('bad log-in'), { responseCode: 535 })),
    });
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(send({ SMTP_URL: url(port).replace('localhost', '127.0.0.1') })).rejects.toThrow(message);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('sends no password unencrypted to another machine, unless the URL says so', async () => {
    const passwords: unknown[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: ({ username, password }, _session, answer) => {
        passwords.push(password);
        answer(null, { user: username });
      },
    });
    server.on('error', () => undefined);
    const listener = server.listen(0, '0.0.0.0');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    // An address of this machine that does not look like one.
    const url = `smtp://user:secret@0.0.0.0:${port}`;
    await expect(send({ SMTP_URL: url })).rejects.toThrow(/^The mail server offers no usable TLS/);
    expect(passwords).toEqual([]);
    await expect(send({ SMTP_URL: `${url}/?requireTLS=false` })).resolves.toMatch(/^The mail server took/);
    await expect(send({ SMTP_URL: url.replace('0.0.0.0', '127.0.0.1') })).resolves.toMatch(/took the mail/);
    expect(passwords).toEqual(['secret', 'secret']);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('reports an invalid certificate', async () => {
    // smtp-server uses its own self-signed certificate and logs a warning.
    const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new SMTPServer({ authOptional: true });
    warning.mockRestore();
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(send({ SMTP_URL: `smtp://127.0.0.1:${port}` })).rejects.toThrow(
      /^The certificate of the mail server is not valid/,
    );
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});
