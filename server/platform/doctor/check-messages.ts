import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { MINUTE_MS } from '../context/durations.js';
import { mailFailure } from '../mail/mail-failure.js';
import { SHORT_SILENCE_MS, smtpTransport } from '../mail/mailer.js';
import { outboxFolder } from '../outbox/outbox-folder.js';
import { outboxState } from '../outbox/outbox-state.js';
import { requestTwilio, type TwilioAccount } from '../sms/texter.js';
import { publishedUrl } from '../config/own-host.js';
import { fail, ok, warn, type Finding } from './finding.js';

/** Longer than the first retries take. */
const LATE_MS = 15 * MINUTE_MS;

/** Connects to the mail server and logs in, without sending a mail. */
export async function checkMail(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
  silenceMs = SHORT_SILENCE_MS,
): Promise<Finding> {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    const text = `SMTP_URL is not set: emails are only written to files in ${outboxFolder(config.dataDir)}, and count as sent`;
    return publishedUrl(config) === undefined ? warn('mail', text) : fail('mail', text);
  }
  const transport = smtpTransport(smtpUrl, silenceMs);
  try {
    await transport.verify();
    return ok('mail', `${new URL(smtpUrl).host} accepts the connection and log-in`);
  } catch (error) {
    return fail('mail', mailFailure(error));
  } finally {
    transport.close();
  }
}

/** Reads the Twilio account, without sending a message. */
export async function checkTextMessages(twilio: TwilioAccount | undefined, api?: string): Promise<Finding> {
  if (!twilio) return ok('text messages', 'not set: they are only written to files');
  const response = await requestTwilio(twilio, '', { api }).catch(() => null);
  if (!response) return fail('text messages', 'Twilio cannot be reached');
  await response.body?.cancel();
  if (response.ok) return ok('text messages', 'Twilio accepts the account');
  const isRefused = response.status === 401 || response.status === 404;
  const reason = isRefused
    ? 'Twilio rejected TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN'
    : 'Twilio responded with an error';
  return fail('text messages', `${reason} (${response.status})`);
}

export async function checkOutbox(manager: EntityManager, now: Date): Promise<Finding> {
  const { planned, due, retrying, failed, oldestDueMs } = await outboxState(manager, now);
  const minutes = Math.round(oldestDueMs / MINUTE_MS);
  const text = `${failed} failed, ${retrying} to be retried, ${due} due, ${planned} scheduled; the oldest is ${minutes} min late`;
  return failed > 0 || oldestDueMs > LATE_MS ? warn('outbox', text) : ok('outbox', text);
}
