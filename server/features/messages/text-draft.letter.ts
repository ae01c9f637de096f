import type { RequestContext } from '../../platform/context/request-context.js';
import { latestNews, textWaitsUntil } from './quiet-hours.rules.js';

/** A text message, and when the quiet hours end that it waits for; null if it is sent now. */
export interface TextDraft {
  channel: 'sms';
  text: string;
  waitsUntil: Date | null;
}

/** @param latest when it must arrive in order to be of use; null if it can always wait for the end of the quiet hours */
export function textDraft(
  { clock }: RequestContext,
  text: string,
  timeZone: string,
  latest: Date | null,
): TextDraft {
  return { channel: 'sms', text, waitsUntil: textWaitsUntil(clock.now(), timeZone, latest) };
}

/** News of a class, which does not wait where it would come too late for it, or for the `otherStarts` that people know. */
export function newsDraft(
  ctx: RequestContext,
  text: string,
  { timeZone, startsAt }: { timeZone: string; startsAt: Date },
  ...otherStarts: readonly Date[]
): TextDraft {
  return textDraft(ctx, text, timeZone, latestNews([startsAt, ...otherStarts], ctx.clock.now()));
}
