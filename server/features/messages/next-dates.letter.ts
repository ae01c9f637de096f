import { sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';
import { placeNameIn } from '../schedule/classes/class-name.rules.js';
import type { ClassSummary } from '../schedule/upcoming/public-class.query.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';
import { momentText } from './class-time.texts.js';
import { classesLink, paragraph } from './letter-parts.letter.js';
import { linkTo, type Sender } from './sender.rules.js';

const WORDS = {
  nextDates: {
    en: 'The next dates of this course with seats left:',
    es: 'Las próximas fechas de este curso con lugares disponibles:',
  },
  nextDate: {
    en: '{when}, {place}, {city}, {taughtIn}',
    es: '{when}, {place}, {city}, {taughtIn}',
  },
} as const satisfies Record<string, MessageText>;

const TAUGHT_IN: Record<InstructionLanguage, MessageText> = {
  en: { en: 'taught in English', es: 'en inglés' },
  es: { en: 'taught in Spanish', es: 'en español' },
  bilingual: { en: 'taught in English and Spanish', es: 'en inglés y español' },
};

interface NextDates {
  nextDates: readonly ClassSummary[];
  language: Locale;
}

/** A link to each of these classes, or to all classes if there are none. */
export function nextDateBlocks({ nextDates, language }: NextDates, sender: Sender): LetterBlock[] {
  if (nextDates.length === 0) return [classesLink(language, sender)];
  return [
    paragraph(WORDS.nextDates[language]),
    ...nextDates.map((classSummary): LetterBlock => {
      const url = linkTo(sender, `/book/${classSummary.id}`, language);
      return { kind: 'link', label: dateAndPlace(classSummary, language), url };
    }),
  ];
}

/** Like `nextDateBlocks` without links, for recipients who can choose a date on the page of their booking. */
export function nextDateList({ nextDates, language }: NextDates): LetterBlock[] {
  if (nextDates.length === 0) return [];
  return [
    paragraph(WORDS.nextDates[language]),
    {
      kind: 'text',
      text: nextDates.map((classSummary) => `• ${dateAndPlace(classSummary, language)}`).join('\n'),
    },
  ];
}

function dateAndPlace(classSummary: ClassSummary, language: Locale): string {
  const values = {
    when: momentText(classSummary.startsAt, classSummary.timeZone, language),
    place: placeNameIn(classSummary, language),
    city: classSummary.address.city,
    taughtIn: TAUGHT_IN[classSummary.language][language],
  };
  return sayIn(language)(WORDS.nextDate, values);
}
