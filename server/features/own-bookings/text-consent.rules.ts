import type { RequestContext } from '../../platform/context/request-context.js';
import { badInput } from '../../platform/errors/domain-error.js';
import { message, type Locale } from '../../platform/i18n/message.js';
import { canBeTexted } from '../../platform/validation/phone.js';
import { smsDisclosure } from '../bookings/sms-consent.rules.js';

const NO_TEXTS_THERE = message({
  en: 'We send the text reminder there: enter a US number with its area code',
  es: 'Ahí enviaremos el recordatorio por mensaje de texto: escriba un número de Estados Unidos con su código de área',
});

const NO_TEXTS_TO_CREWS = message({
  en: 'Attendees of a crew get no text messages',
  es: 'Los participantes de un grupo no reciben mensajes de texto',
});

interface Texted {
  phone: string | null;
  textNotifications: boolean;
}

/** The consent to text messages that a booking stores. */
interface Consent {
  smsConsentText: string | null;
  smsConsentLanguage: Locale | null;
  smsConsentAt: Date | null;
}

/**
 * The consent after a change: given now by the text next to the field if text messages are new or go to another number
 * or person. Empty if it stays. Throws BAD_USER_INPUT on `phone`, and on `textNotifications` for a member of a crew.
 */
export function consentAfter(
  { locale, clock }: Pick<RequestContext, 'locale' | 'clock'>,
  before: Texted & { crewBookingId: string | null },
  { phone, textNotifications, isSomebodyElse }: Texted & { isSomebodyElse: boolean },
  company: string,
): Partial<Consent> {
  if (!textNotifications) return { smsConsentText: null, smsConsentLanguage: null, smsConsentAt: null };
  if (before.textNotifications && phone === before.phone && !isSomebodyElse) return {};
  // The contact, who has the links of all, cannot agree for others.
  if (before.crewBookingId !== null) throw badInput({ textNotifications: NO_TEXTS_TO_CREWS });
  if (phone === null || !canBeTexted(phone)) throw badInput({ phone: NO_TEXTS_THERE });
  const smsConsentText = smsDisclosure(company, locale);
  return { smsConsentText, smsConsentLanguage: locale, smsConsentAt: clock.now() };
}

/** For the audit log, when text messages are turned on or off: a booking no longer has a consent that has ended. */
export function consentDetails(
  before: Pick<Texted, 'textNotifications'> & Partial<Consent>,
  after: Pick<Texted, 'textNotifications'> & Partial<Consent>,
): Record<string, string> {
  const { textNotifications } = after;
  if (textNotifications === before.textNotifications) return {};
  const { smsConsentAt, smsConsentLanguage } = textNotifications ? after : before;
  return {
    textNotifications: String(textNotifications),
    ...(smsConsentAt && smsConsentLanguage && { consentAt: smsConsentAt.toISOString(), smsConsentLanguage }),
  };
}
