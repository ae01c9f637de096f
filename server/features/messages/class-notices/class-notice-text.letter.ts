import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import { startOfClass } from '../../schedule/classes/class-change.rules.js';
import { INSTRUCTION_LANGUAGE_TEXTS } from '../../schedule/classes/class-instance.texts.js';
import { className, daysText, shortPlaceText } from '../booking-facts.letter.js';
import type { ClassNoticeContent } from './class-notice.letter.js';
import { momentText } from '../class-time.texts.js';
import type { Sender } from '../sender.rules.js';

const WORDS = {
  changed: {
    en: '{company}: your class {name} has changed. {changes} More in our email. Questions: {phone}. Reply STOP to stop.',
    es: '{company}: hay cambios en su clase {name}. {changes} Vea los detalles en su correo. ¿Preguntas? {phone}. Responda STOP para no recibir mensajes.',
  },
  cancelled: {
    en: '{company}: your class {name}, {when}, is cancelled. Please do not come. Other dates are in our email, or call {phone}. Reply STOP to stop.',
    es: '{company}: cancelamos su clase {name} ({when}). Por favor, no se presente. Vea otras fechas en su correo o llame al {phone}. Responda STOP para no recibir mensajes.',
  },
  restored: {
    en: '{company}: your class {name} takes place after all: {when}, {place}. Questions: {phone}. Reply STOP to stop.',
    es: '{company}: su clase {name} ya no se cancela: {when}, {place}. ¿Preguntas? {phone}. Responda STOP para no recibir mensajes.',
  },
  // The Spanish texts have no final period, because day and time end with 'p.m.'.
  newDate: { en: 'New date: {day}.', es: 'Fecha nueva: {day}' },
  newDays: { en: 'It has new days or hours.', es: 'Cambiaron las fechas o los horarios.' },
  newStart: { en: 'It now starts {when}.', es: 'Ahora empieza el {when}' },
  newPlace: { en: 'New place: {place}.', es: 'Sede nueva: {place}.' },
  newLanguage: { en: 'Now taught in: {language}.', es: 'Idioma nuevo: {language}.' },
} as const satisfies Record<string, MessageText>;

/** The text message that accompanies the mail, with a summary of the difference. */
export function classNoticeText(
  { bookingOrCrew, knownFacts, change }: ClassNoticeContent,
  { company }: Sender,
): string {
  const { language, classInstance: upcomingClass } = bookingOrCrew;
  const say = sayIn(language);
  const facts = change.kind === 'cancelled' ? knownFacts : upcomingClass;
  const place = shortPlaceText(bookingOrCrew);
  const when = momentText(startOfClass(facts), facts.timeZone, language);
  const hasOtherStart = startOfClass(knownFacts).getTime() !== startOfClass(upcomingClass).getTime();
  const [day = '', ...otherDays] = daysText(upcomingClass, bookingOrCrew);
  // A dash is not in GSM-7, and a text message in UCS-2 costs more.
  const plainDay = day.replace(' – ', ' - ');
  const changes = [
    change.hasOtherDays &&
      (otherDays.length === 0 ? say(WORDS.newDate, { day: plainDay }) : say(WORDS.newDays)),
    // The start may be in the past.
    otherDays.length > 0 && hasOtherStart && say(WORDS.newStart, { when }),
    change.hasOtherPlace && say(WORDS.newPlace, { place }),
    change.hasOtherLanguage &&
      say(WORDS.newLanguage, { language: say(INSTRUCTION_LANGUAGE_TEXTS[upcomingClass.language]) }),
  ].filter((text) => text !== false);
  return say(WORDS[change.kind], {
    company: company.name,
    name: className(bookingOrCrew),
    when,
    place,
    changes: changes.join(' '),
    phone: company.phoneDisplay,
  });
}
