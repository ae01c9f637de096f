import type { Locale, Message } from '../../platform/i18n/message.js';

/** What somebody of the office is mailed of a report. */
export interface ScheduledReport {
  /** What they read. */
  language: Locale;
  recipient: string;
  reportId: string;
  name: string;
  /** What it was run with: what the link to it has, too. */
  values: Readonly<Record<string, string>>;
  /** The days it is about, where they are counted from the day it is mailed. */
  days: { from: string; to: string } | null;
  /** What came of it: rows, where the query can tell, with the file unless it is too large or not wanted; or why it failed. */
  outcome:
    | {
        kind: 'rows';
        rows: number | null;
        file: { filename: string; content: string } | null;
        isTooLarge: boolean;
      }
    | { kind: 'failed'; reason: Message };
}
