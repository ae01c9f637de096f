import type { Logger } from 'pino';
import { MessageService } from '../features/messages/message.service.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { signals } from '../platform/metrics/signals.js';
import { folderMailer, smtpMailer, type Mailer } from '../platform/mail/mailer.js';
import { outboxFolder } from '../platform/outbox/outbox-folder.js';
import { OutboxDelivery } from '../platform/outbox/outbox-delivery.js';
import { folderTexter, twilioTexter, type Texter } from '../platform/sms/texter.js';
import { processContext } from './process-context.js';
import type { Services } from '../service-types.js';

/** For messages of other processes, and those whose time has come; this process's own are told. */
const PAUSE_MS = 2000;
/** From what is queued to its sending: of a crowd those who book at the same time come before each other's mails. */
const DELAY_MS = 400;
/** How long a message in the act may take when the server stops. */
const LONGEST_STOP_MS = 5000;

/** How mail leaves: through the mail server, or into files where none is set. */
export function mailerOf({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(outboxFolder(dataDir), mailFrom);
}

/** How text messages leave: through Twilio, or into files where no account is set. */
export function texterOf({ twilio, dataDir }: Pick<Config, 'twilio' | 'dataDir'>): Texter {
  return twilio ? twilioTexter(twilio) : folderTexter(outboxFolder(dataDir));
}

/** Lets mail and text messages leave while the server runs. */
export function startDelivery(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'twilio' | 'dataDir' | 'company'>,
  database: Database,
  { bookings, crews, accountLinks, notices, waitingNotices, upcoming, scheduledReports }: Services,
  publicUrl: string,
  log: Logger,
  pauseMs = PAUSE_MS,
): RepeatedJob {
  const mailer = mailerOf(config);
  const texter = texterOf(config);
  const sender = { company: config.company, publicUrl };
  const parts = {
    database,
    bookings,
    crews,
    accountLinks,
    notices,
    waitingNotices,
    upcoming,
    scheduledReports,
  };
  const messages = new MessageService({ ...parts, sender });
  const delivery = new OutboxDelivery({
    database,
    write: (ctx, queued) => messages.write(ctx, queued),
    mailer,
    texter,
  });
  const ctx = processContext(log);
  const job = repeat(() => delivery.deliverDue(ctx), pauseMs, log);
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
      void job.stop();
      await delivery.stop(LONGEST_STOP_MS);
      mailer.close();
    },
  };
}
