import type { MessageText } from '../../../platform/i18n/message.js';
import type { ClassWarning } from './class-warning.rules.js';

export const CLASS_WARNING_TEXTS: Record<ClassWarning, MessageText> = {
  authorizationExpired: {
    en: 'The authorization expires before the class ends',
    es: 'La autorización vence antes de que termine la clase',
  },
  languageNotTaught: {
    en: 'The instructor does not teach in this language',
    es: 'El instructor o la instructora no da clases en este idioma',
  },
  overVenueCapacity: {
    en: 'More seats than the venue has room for',
    es: 'Más lugares que el cupo de la sede',
  },
};
