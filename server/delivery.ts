import { join } from 'node:path';
import type { Logger } from 'pino';
import { MessageService } from './features/messages/message.service.js';
import type { Config } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { repeat, type RepeatedJob } from './platform/jobs/repeat.js';
import { folderMailer, smtpMailer } from './platform/mail/mailer.js';
import { OutboxDelivery } from './platform/outbox/outbox-delivery.js';
import { folderTexter, twilioTexter } from './platform/sms/texter.js';
import { processContext } from './process-context.js';
import type { Services } from './services.js';

const PAUSE_MS = 2000;

/** Lets mail and text messages leave while the server runs. */
export function startDelivery(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'twilio' | 'dataDir' | 'company'>,
  database: Database,
  { bookings, accountLinks }: Services,
  publicUrl: string,
  log: Logger,
): RepeatedJob {
  const { smtpUrl, mailFrom, twilio, dataDir, company } = config;
  const folder = join(dataDir, 'outbox');
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(folder, mailFrom);
  const texter = twilio ? twilioTexter(twilio) : folderTexter(folder);
  const sender = { company, publicUrl };
  const messages = new MessageService({ database, bookings, accountLinks, sender });
  const delivery = new OutboxDelivery({
    database,
    write: (ctx, queued) => messages.write(ctx, queued),
    mailer,
    texter,
  });
  const ctx = processContext(log);
  const job = repeat(() => delivery.deliverDue(ctx), PAUSE_MS, log);
  return {
    stop: async () => {
      await job.stop();
      mailer.close();
    },
  };
}
