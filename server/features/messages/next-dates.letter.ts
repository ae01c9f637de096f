import { message, translate, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';
import { placeNameIn } from '../schedule/class-name.rules.js';
import type { ClassSummary } from '../schedule/public-class.query.js';
import { momentText } from './class-time.texts.js';
import { linkTo, type Sender } from './sender.rules.js';

const WORDS = {
  nextDates: {
    en: 'The next dates of this course with seats left:',
    es: 'Las próximas fechas de este curso con lugares disponibles:',
  },
  nextDate: { en: '{when}, {place}, {city}', es: '{when}, {place}, {city}' },
  seeClasses: { en: 'See the classes', es: 'Ver las clases' },
} as const satisfies Record<string, MessageText>;

/** A link to each of these classes, or to all classes where there is none of them. */
export function nextDateBlocks(
  { nextDates, language }: { nextDates: readonly ClassSummary[]; language: Locale },
  sender: Sender,
): LetterBlock[] {
  const say = (text: MessageText, values?: Record<string, string>): string =>
    translate(message(text, values), language);
  if (nextDates.length === 0)
    return [{ kind: 'link', label: say(WORDS.seeClasses), url: linkTo(sender, '/', language) }];
  return [
    { kind: 'paragraph', text: say(WORDS.nextDates) },
    ...nextDates.map((shown): LetterBlock => {
      const when = momentText(shown.startsAt, shown.timeZone, language);
      const place = placeNameIn(shown, language);
      const label = say(WORDS.nextDate, { when, place, city: shown.address.city });
      return { kind: 'link', label, url: linkTo(sender, `/book/${shown.id}`, language) };
    }),
  ];
}
