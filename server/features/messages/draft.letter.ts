import type { RequestContext } from '../../platform/context/request-context.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import { startsOfDays, type ClassTimes } from '../schedule/classes/class-change.rules.js';
import { latestUsefulTime, textWaitsUntil } from '../schedule/venue-time/quiet-hours.rules.js';

/** A text message, and the end of the quiet hours that it waits for; null if it is sent now. */
export interface TextDraft {
  channel: 'sms';
  text: string;
  waitsUntil: Date | null;
}

/** A mail before rendering. */
export interface MailDraft {
  channel: 'email';
  letter: Letter;
  /** Replies go to the company by default. */
  more: Pick<Mail, 'replyTo' | 'calendar' | 'file'>;
}

export type Draft = MailDraft | TextDraft;

type Template = DueMessage['template'];

/** Writes a message of each template with the current data; null if there is nothing left to report. */
export type Writers<Name extends Template = Template> = {
  readonly [name in Name]: Writer<name>;
};
export type Writer<Name extends Template> = (
  ctx: RequestContext,
  due: Extract<DueMessage, { template: Name }>,
) => Draft | null | Promise<Draft | null>;

export function mailDraft(letter: Letter, more: MailDraft['more'] = {}): MailDraft {
  return { channel: 'email', letter, more };
}

/** @param latest the latest time at which it is useful; null if it can always wait for the end of the quiet hours */
export function textDraft(
  { clock }: RequestContext,
  text: string,
  timeZone: string,
  latest: Date | null,
): TextDraft {
  return { channel: 'sms', text, waitsUntil: textWaitsUntil(clock.now(), timeZone, latest) };
}

/**
 * News about a class, which does not wait if it would be too late for the next day of the class, or of the `known` one
 * before a change.
 */
export function classUpdateDraft(
  ctx: RequestContext,
  text: string,
  classFacts: ClassTimes,
  known: ClassTimes = classFacts,
): TextDraft {
  const starts = [...startsOfDays(classFacts), ...startsOfDays(known)];
  return textDraft(ctx, text, classFacts.timeZone, latestUsefulTime(starts, ctx.clock.now()));
}
