import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { LetterFact } from '../../../platform/mail/letter.js';
import {
  startsOfDays,
  type ClassChange,
  type ClassFacts,
} from '../../schedule/classes/class-change.rules.js';
import { INSTRUCTION_LANGUAGE_TEXTS } from '../../schedule/classes/class-instance.texts.js';
import { daysText, placeText, type LocalizedFacts } from '../booking-facts.letter.js';
import { SHARED_WORDS } from '../letter-parts.letter.js';

const WORDS = {
  oldDay: { en: 'Day {day}, previous date', es: 'Día {day} (antes)' },
  newDay: { en: 'Day {day}, new date', es: 'Día {day} (ahora)' },
  noDay: { en: 'will not take place', es: 'ya no hay clase' },
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
  return [
    ...(change.hasOtherDays ? changedDays(localized, knownFacts) : []),
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

/** Only the days that differ from those with the same number, unless the whole class is at other times. */
function changedDays(localized: LocalizedFacts, knownFacts: ClassFacts): LetterFact[] {
  const { language, classInstance: current } = localized;
  const say = sayIn(language);
  const before = daysText(knownFacts, localized);
  const now = daysText(current, localized);
  const days = [...(before.length > now.length ? before : now).keys()];
  const [startsBefore, startsNow] = [startsOfDays(knownFacts), startsOfDays(current)];
  const changed = days.filter(
    // The clocks of another time zone may show the same time.
    (day) => before[day] !== now[day] || startsBefore[day]?.getTime() !== startsNow[day]?.getTime(),
  );
  const isPart = changed.length < days.length;
  const factsOf = (texts: readonly string[], one: MessageText, each: MessageText, missing?: string) =>
    changed.flatMap((day): LetterFact[] => {
      const label = texts.length === 1 && !isPart ? say(one) : say(each, { day: day + 1 });
      const value = texts[day] ?? missing;
      return value === undefined ? [] : [{ label, value }];
    });
  return [
    ...factsOf(before, SHARED_WORDS.oldDate, WORDS.oldDay),
    ...factsOf(now, SHARED_WORDS.newDate, WORDS.newDay, isPart ? say(WORDS.noDay) : undefined),
  ];
}
