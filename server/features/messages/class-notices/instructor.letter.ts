import { sayIn, type Locale, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock, LetterFact } from '../../../platform/mail/letter.js';
import { isTaught } from '../../instructor-notices/instructor-news.rules.js';
import type { ClassNews, InstructorNotice } from '../../instructor-notices/instructor-notice.service.js';
import { startOfClass } from '../../schedule/classes/class-change.rules.js';
import { className, timesAndPlace, type LocalizedFacts } from '../booking-facts.letter.js';
import { dateText } from '../class-time.texts.js';
import { paragraph, SHARED_WORDS, titledSubject } from '../letter-parts.letter.js';
import { signature, type Sender } from '../sender.rules.js';
import { changedFacts } from './changed-facts.letter.js';

const ONE = {
  assigned: { en: 'You teach a new class', es: 'Tiene una clase nueva a su cargo' },
  changed: { en: 'A class that you teach has changed', es: 'Hay cambios en una clase a su cargo' },
  cancelled: { en: 'A class that you teach is cancelled', es: 'Se canceló una clase a su cargo' },
  withdrawn: { en: 'You no longer teach a class', es: 'Una clase ya no está a su cargo' },
} as const satisfies Record<Kind, MessageText>;
const EACH = {
  assigned: { en: 'New: {name}', es: 'Nueva: {name}' },
  changed: { en: 'Changed: {name}', es: 'Con cambios: {name}' },
  cancelled: { en: 'Cancelled: {name}', es: 'Cancelada: {name}' },
  withdrawn: { en: 'No longer yours: {name}', es: 'Ya no a su cargo: {name}' },
} as const satisfies Record<Kind, MessageText>;
const WORDS = {
  allNew: { en: 'You teach {classes} new classes', es: 'Tiene {classes} clases nuevas a su cargo' },
  several: { en: 'News about {classes} of your classes', es: 'Novedades de {classes} clases a su cargo' },
  seats: { en: 'Seats taken', es: 'Lugares ocupados' },
  seatsOf: { en: '{taken} of {seats}', es: '{taken} de {seats}' },
} as const satisfies Record<string, MessageText>;

type Kind = ClassNews['news']['kind'];

/** The mail to an instructor about new, changed and cancelled classes, and those that somebody else teaches now. */
export function instructorLetter({ classes }: InstructorNotice, language: Locale, sender: Sender): Letter {
  const say = sayIn(language);
  const [first, ...others] = classes;
  const kinds = new Set(classes.map(({ news }) => news.kind));
  const severalHeading = kinds.size === 1 && kinds.has('assigned') ? WORDS.allNew : WORDS.several;
  const heading =
    first && others.length === 0
      ? say(ONE[first.news.kind])
      : say(severalHeading, { classes: classes.length });
  const phone = sender.company.phoneDisplay;
  return {
    language,
    subject: first && others.length === 0 ? subjectOf(first, heading, language) : heading,
    heading,
    blocks: [
      ...classes.flatMap((each) => blocksOf(each, language)),
      paragraph(say(SHARED_WORDS.calendarChanged)),
      paragraph(say(SHARED_WORDS.questions, { phone })),
    ],
    sender: signature(sender),
  };
}

function subjectOf(each: ClassNews, heading: string, language: Locale): string {
  const localized = localizedOf(each, language);
  if (!localized) return heading;
  const { classInstance } = localized;
  const date = dateText(startOfClass(classInstance), classInstance.timeZone, language);
  return titledSubject(language, { heading, name: className(localized), date });
}

function blocksOf(each: ClassNews, language: Locale): LetterBlock[] {
  const { news } = each;
  const localized = localizedOf(each, language);
  if (!localized) return [];
  const say = sayIn(language);
  const facts = [
    ...(news.kind === 'changed' && each.known ? changedFacts(localized, each.known, news.change) : []),
    ...timesAndPlace(localized),
    ...(isTaught(news) ? seatFacts(each, language) : []),
  ];
  return [paragraph(say(EACH[news.kind], { name: className(localized) })), { kind: 'facts', facts }];
}

/** The class as it is; as the instructor knew it if they no longer teach it. */
function localizedOf({ news, known, current }: ClassNews, language: Locale): LocalizedFacts | null {
  if (isTaught(news)) return current && { language, classInstance: current };
  if (!known) return null;
  const locationNameEs = current?.locationName === known.locationName ? current.locationNameEs : null;
  return { language, classInstance: { ...known, locationNameEs } };
}

function seatFacts({ current }: ClassNews, language: Locale): LetterFact[] {
  if (!current) return [];
  const say = sayIn(language);
  const { seatsTaken: taken, maxAttendees: seats } = current;
  return [{ label: say(WORDS.seats), value: say(WORDS.seatsOf, { taken, seats }) }];
}
