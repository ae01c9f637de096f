import type { Locale } from '../../../platform/i18n/message.js';
import type { InstructionLanguage } from '../../schedule/schedule.constants.js';

/**
 * The language of messages to an attendee for whom the office books, unless it selects one.
 * @param latest that of the attendee's latest booking
 * @param request that of the office's request
 */
export function messageLanguage(
  latest: Locale | undefined,
  instruction: InstructionLanguage,
  request: Locale,
): Locale {
  return latest ?? (instruction === 'bilingual' ? request : instruction);
}
