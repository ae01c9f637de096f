import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { LetterFact } from '../../../platform/mail/letter.js';
import type { ClassChange, ClassFacts } from '../../schedule/classes/class-change.rules.js';
import { INSTRUCTION_LANGUAGE_TEXTS } from '../../schedule/classes/class-instance.texts.js';
import { daysText, placeText, type LocalizedFacts } from '../booking-facts.letter.js';
import { SHARED_WORDS } from '../letter-parts.letter.js';

const WORDS = {
  oldDay: { en: 'Day {day}, previous date', es: 'Día {day} (antes)' },
  newDay: { en: 'Day {day}, new date', es: 'Día {day} (ahora)' },
  oldPlace: { en: 'Previous place', es: 'Sede anterior' },
  newPlace: { en: 'New place', es: 'Sede nueva' },
  oldLanguage: { en: 'Previously taught in', es: 'Idioma anterior' },
  newLanguage: { en: 'Now taught in', es: 'Idioma nuevo' },
} as const satisfies Record<string, MessageText>;

/** The former and the current values of what has changed in a class. */
export function changedFacts(
  localized: LocalizedFacts,
  knownFacts: ClassFacts,
  change: ClassChange,
): LetterFact[] {
  const { language, classInstance: current } = localized;
  const say = sayIn(language);
  const daysOf = (days: readonly string[], one: MessageText, each: MessageText) =>
    days.map((value, index) => ({
      label: days.length === 1 ? say(one) : say(each, { day: index + 1 }),
      value,
    }));
  return [
    ...(change.hasOtherDays
      ? [
          ...daysOf(daysText(knownFacts, localized), SHARED_WORDS.oldDate, WORDS.oldDay),
          ...daysOf(daysText(current, localized), SHARED_WORDS.newDate, WORDS.newDay),
        ]
      : []),
    ...(change.hasOtherPlace
      ? [
          { label: say(WORDS.oldPlace), value: placeText(localized, knownFacts) },
          { label: say(WORDS.newPlace), value: placeText(localized, current) },
        ]
      : []),
    ...(change.hasOtherLanguage
      ? [
          { label: say(WORDS.oldLanguage), value: say(INSTRUCTION_LANGUAGE_TEXTS[knownFacts.language]) },
          { label: say(WORDS.newLanguage), value: say(INSTRUCTION_LANGUAGE_TEXTS[current.language]) },
        ]
      : []),
  ];
}
