import type { Mail } from '../../../platform/mail/mailer.js';
import type { Locale, Message } from '../../../platform/i18n/message.js';

/** A report for one recipient in the office. */
export interface ScheduledReport {
  /** The recipient's language. */
  language: Locale;
  recipient: string;
  reportId: string;
  name: string;
  /** The values with which it was run, which its link contains too. */
  values: Readonly<Record<string, string>>;
  /** The range of dates of the report if it is relative to the date of the mail; otherwise null. */
  days: { from: string; to: string } | null;
  /**
   * The result: the number of rows, if the query has one, and the file unless it is too large or disabled; or the
   * reason for a failure.
   */
  outcome:
    | {
        kind: 'rows';
        rows: number | null;
        file: NonNullable<Mail['file']> | null;
        isTooLarge: boolean;
      }
    | { kind: 'failed'; reason: Message };
}
