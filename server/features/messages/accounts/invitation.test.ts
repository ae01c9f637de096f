import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../../platform/context/clock.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import type { RepeatedJob } from '../../../platform/jobs/repeat.js';
import { startDelivery } from '../../../process/delivery.js';
import { Mailbox } from '../../../testing/mailbox.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../../accounts/account.entity.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const SITE = 'https://classes.example.com';

describe.each(DATABASES)('an invitation to the office, on %s,', (kind) => {
  const world = useWorld(kind, { origin: () => SITE });
  let mailbox: Mailbox;
  let job: RepeatedJob;

  beforeEach(async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    world.clock.moveTo(systemClock.now());
    mailbox = new Mailbox();
    const smtpUrl = await mailbox.open();
    const config = { smtpUrl, mailFrom: 'office@ridgeline.example', dataDir: '/nowhere', twilio: undefined };
    const { log } = world.guest();
    job = startDelivery(config, world.database, world.services, log, { pauseMs: HOUR_MS });
    // The first poll has found nothing.
    await sleep(100);
  });
  afterEach(async () => {
    await job.stop();
    await mailbox.close();
  });

  it.each([
    ['en', 'Invitation to manage the classes of Ridgeline Safety Training', 'within 72 hours', ''],
    [
      'es',
      'Invitación para administrar las clases de Ridgeline Safety Training',
      'vence en 72 horas',
      'lang=es',
    ],
  ] as const)(
    'is mailed in %s with a link that grants the admin role',
    async (language, subject, ends, inLink) => {
      const { id } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
      await world.services.users.invite(world.office(id), {
        email: 'iris@example.com',
        firstName: 'Iris',
        lastName: 'Peña',
        language,
        promotesClient: false,
      });
      while (mailbox.received.length < 1) await sleep(5);
      const [{ recipients, mail } = { recipients: [], mail: undefined }] = mailbox.received;
      expect(recipients).toEqual(['iris@example.com']);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(ends);
      const link = /https:\/\/classes\.example\.com\/reset-password\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(link).toContain(inLink);
      expect(link).toContain('invitation=true');
      expect(mail?.html).toContain(new URL(link).searchParams.get('token'));
      const token = new URL(link).searchParams.get('token') ?? '';
      await world.services.passwords.reset(world.guest(), { ...NEW, token });
      const { user } = await world.services.accounts.login(world.guest(), {
        email: 'iris@example.com',
        password: NEW.password,
      });
      expect(user.role).toBe('admin');
    },
  );
});
