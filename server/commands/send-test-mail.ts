import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { mailFailure } from '../platform/mail/mail-failure.js';
import {
  folderMailer,
  optionsOf,
  SHORT_SILENCE_MS,
  smtpTransport,
  type Mail,
} from '../platform/mail/mailer.js';
import { testLetter } from '../platform/mail/test-letter.js';
import { outboxFolder } from '../platform/outbox/outbox-folder.js';

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'company'>;

/** Sends a test mail immediately, without the outbox. @returns the result as text. Throws an OperatorError. */
export async function sendTestMail(
  to: string,
  { smtpUrl, mailFrom, dataDir, company }: Settings,
  silenceMs = SHORT_SILENCE_MS,
): Promise<string> {
  const colours = { background: company.brandPrimary, text: company.brandPrimaryText };
  const mail: Mail = { id: randomUUID(), to, ...testLetter(company, colours) };
  if (smtpUrl === undefined) {
    const folder = outboxFolder(dataDir);
    await folderMailer(folder, mailFrom).send(mail);
    return `SMTP_URL is not set: the mail is in ${join(folder, `${mail.id}.eml`)}`;
  }
  const transport = smtpTransport(smtpUrl, silenceMs);
  try {
    const { response } = await transport.sendMail(optionsOf(mail, mailFrom));
    return `The mail server took the mail for ${to} and answered: ${response}`;
  } catch (error) {
    throw new OperatorError(`${mailFailure(error)}.`);
  } finally {
    transport.close();
  }
}
