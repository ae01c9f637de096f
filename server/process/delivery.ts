import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { signals } from '../platform/metrics/signals.js';
import { folderMailer, smtpMailer, type Mailer } from '../platform/mail/mailer.js';
import { outboxFolder } from '../platform/outbox/outbox-folder.js';
import { OutboxDelivery } from '../platform/outbox/outbox-delivery.js';
import { folderTexter, twilioTexter, type Texter } from '../platform/sms/texter.js';
import { processContext } from './process-context.js';
import type { Services } from '../services.js';

/** Polling interval for messages of other processes and those that become due; this process's own are signalled. */
const PAUSE_MS = 2000;
/** Delay after queueing, so that concurrent bookings of a crowd take precedence over its mails. */
const DELAY_MS = 400;
/** How long a message being sent may take when the server stops. */
const LONGEST_STOP_MS = 5000;

/** Sends mail by SMTP, or writes files if no mail server is configured. */
function mailerOf({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(outboxFolder(dataDir), mailFrom);
}

/** Sends text messages by Twilio, or writes files if no account is configured. */
function texterOf({ twilio, dataDir }: Pick<Config, 'twilio' | 'dataDir'>): Texter {
  return twilio ? twilioTexter(twilio) : folderTexter(outboxFolder(dataDir));
}

/** Delivers mail and text messages while the server runs. */
export function startDelivery(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'twilio' | 'dataDir'>,
  database: Database,
  { messages }: Pick<Services, 'messages'>,
  log: Logger,
  { pauseMs = PAUSE_MS, longestStopMs = LONGEST_STOP_MS } = {},
): RepeatedJob {
  const mailer = mailerOf(config);
  const texter = texterOf(config);
  const delivery = new OutboxDelivery({
    database,
    write: (ctx, queued) => messages.write(ctx, queued),
    mailer,
    texter,
  });
  const ctx = processContext(log);
  const job = repeat('delivery', () => delivery.deliverDue(ctx), pauseMs, log);
  let soon: NodeJS.Timeout | undefined;
  const silence = signals.messagesQueued.listen(() => {
    delivery.lookAgain();
    soon ??= setTimeout(() => {
      soon = undefined;
      job.soon();
    }, DELAY_MS);
  });
  return {
    stop: async () => {
      silence();
      clearTimeout(soon);
      const ended = job.stop();
      await delivery.stop(longestStopMs);
      // An aborted run still stores the outcomes of other messages.
      await ended;
      mailer.close();
    },
  };
}
