import type { MessageText } from '../../platform/i18n/message.js';

/** The subjects of contact messages. REST callers send the English text. */
export const CONTACT_SUBJECT_TEXTS = {
  osha10: { en: 'OSHA 10', es: 'OSHA 10' },
  osha30: { en: 'OSHA 30', es: 'OSHA 30' },
  firstAid: { en: 'First Aid/CPR/AED', es: 'Primeros auxilios/RCP/DEA' },
  competentPerson: {
    en: 'OSHA Competent Person Training',
    es: 'Capacitación OSHA para persona competente',
  },
  other: { en: 'Other', es: 'Otro' },
} as const satisfies Record<string, MessageText>;

export type ContactSubject = keyof typeof CONTACT_SUBJECT_TEXTS;

function isContactSubject(value: string): value is ContactSubject {
  return Object.hasOwn(CONTACT_SUBJECT_TEXTS, value);
}

export const CONTACT_SUBJECTS = Object.keys(CONTACT_SUBJECT_TEXTS).filter(isContactSubject);
