import { sayIn, type Locale, type MessageText } from '../../../platform/i18n/message.js';
import { isSomebodyElse, type PersonIdentity } from '../../students/person.rules.js';
import type { BookingEntity } from '../booking.entity.js';

const DISCLOSURE: MessageText = {
  en: 'You agree to receive automated text messages about your classes from {company}, such as a reminder, changes or a cancellation. You do not have to agree in order to book. Message and data rates may apply. Reply STOP to stop, HELP for help.',
  es: 'Usted acepta recibir mensajes de texto automáticos de {company} sobre sus clases, como un recordatorio, cambios o una cancelación. Puede reservar aunque no acepte. Pueden aplicarse cargos por mensajes y datos. Responda STOP para no recibir más mensajes o HELP para pedir ayuda.',
};

const RECORDED: MessageText = {
  en: 'Recorded by the office: this person agreed to receive automated text messages about their classes from {company}.',
  es: 'Registrado por la oficina: esta persona aceptó recibir mensajes de texto automáticos de {company} sobre sus clases.',
};

/** The consent to text messages that a booking stores: the text agreed to, its language and when. */
export type SmsConsent = Pick<BookingEntity, 'smsConsentText' | 'smsConsentLanguage' | 'smsConsentAt'>;

/** Who is texted, and where. */
export type Texted = PersonIdentity & Pick<BookingEntity, 'phone' | 'textNotifications'>;

export const NO_SMS_CONSENT: SmsConsent = {
  smsConsentText: null,
  smsConsentLanguage: null,
  smsConsentAt: null,
};

export function smsConsentOf({ smsConsentText, smsConsentLanguage, smsConsentAt }: SmsConsent): SmsConsent {
  return { smsConsentText, smsConsentLanguage, smsConsentAt };
}

/** The consent text next to the SMS box. The site displays it and the booking stores it. */
export function smsDisclosure(company: string, language: Locale): string {
  return sayIn(language)(DISCLOSURE, { company });
}

/** The consent that a person gives with the SMS box of the site. */
export function givenConsent(company: string, language: Locale, now: Date): SmsConsent {
  return {
    smsConsentText: smsDisclosure(company, language),
    smsConsentLanguage: language,
    smsConsentAt: now,
  };
}

/** The consent that a person gave to the office, which ticked the box for them. */
export function recordedConsent(company: string, language: Locale, now: Date): SmsConsent {
  const smsConsentText = sayIn(language)(RECORDED, { company });
  return { smsConsentText, smsConsentLanguage: language, smsConsentAt: now };
}

/** Whether it is a consent to messages about all classes; before 0.3.0 it was to those about one. */
export function isForAllClasses(
  { smsConsentText, smsConsentLanguage }: SmsConsent,
  company: string,
): boolean {
  if (smsConsentLanguage === null) return false;
  const say = sayIn(smsConsentLanguage);
  return [DISCLOSURE, RECORDED].some((text) => say(text, { company }) === smsConsentText);
}

/**
 * The consent after a change: a new one if text messages are new or go to another number or person, who has another
 * name and email. Empty if it stays.
 */
export function consentAfter(before: Texted, after: Texted, consent: () => SmsConsent): Partial<SmsConsent> {
  if (!after.textNotifications) return NO_SMS_CONSENT;
  const isSame = before.textNotifications && after.phone === before.phone && !isSomebodyElse(before, after);
  return isSame ? {} : consent();
}
