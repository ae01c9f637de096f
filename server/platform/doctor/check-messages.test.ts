import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sendTestMail } from '../../commands/send-test-mail.js';
import { useWorld } from '../../testing/world.js';
import { parseConfig } from '../config/config.js';
import { queueMessage } from '../outbox/outbox.js';
import { checkMail, checkOutbox } from './check-messages.js';

it('reports a mail server that greets and then does not answer', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.write('220 mail.example\r\n');
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const config = parseConfig({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  const problem = 'The mail server did not respond in time';
  const { state, text } = await checkMail(config, 50);
  expect([state, text]).toEqual(['fail', expect.stringContaining(problem)]);
  await expect(sendTestMail('office@example.com', config, 50)).rejects.toThrow(problem);
  silent.close();
});

it('warns that mail is not sent, and fails on a public site', async () => {
  const stateWith = async (PUBLIC_URL: string): Promise<string> =>
    (await checkMail(parseConfig({ PUBLIC_URL }))).state;
  await expect(Promise.all(['', 'http://localhost:4000'].map(stateWith))).resolves.toEqual(['warn', 'warn']);
  await expect(stateWith('https://classes.example.com')).resolves.toBe('fail');
});

describe('the check of the outbox', () => {
  const world = useWorld('sqlite');

  it('warns of a message that is more than 15 minutes late', async () => {
    await world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'account.welcome',
        recipient: 'guest@example.com',
        language: 'en',
        payload: {},
        deduplicationKey: 'welcome',
      }),
    );
    const check = () => checkOutbox(world.database.reader.manager, world.clock.now());
    world.clock.passHours(0.25);
    await expect(check()).resolves.toMatchObject({ state: 'ok' });
    world.clock.passHours(0.01);
    await expect(check()).resolves.toMatchObject({ state: 'warn' });
  });
});
