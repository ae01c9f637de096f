import type { RequestContext } from '../../platform/context/request-context.js';
import { badInput } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { canBeTexted } from '../../platform/validation/phone.js';
import {
  consentAfter,
  givenConsent,
  type SmsConsent,
  type Texted,
} from '../bookings/messages/sms-consent.rules.js';

const NO_TEXTS_THERE = message({
  en: 'We send the text reminder there: enter a US number with its area code',
  es: 'Ahí enviaremos el recordatorio por mensaje de texto: escriba un número de Estados Unidos con su código de área',
});

const NO_TEXTS_TO_CREWS = message({
  en: 'Attendees of a crew get no text messages',
  es: 'Los participantes de un grupo no reciben mensajes de texto',
});

/**
 * The consent after a change by the guest, given by the text next to the field. Throws BAD_USER_INPUT on `phone`, and
 * on `textNotifications` for a member of a crew.
 */
export function ownConsentAfter(
  { locale, clock }: Pick<RequestContext, 'locale' | 'clock'>,
  before: Texted & { crewBookingId: string | null },
  after: Texted,
  company: string,
): Partial<SmsConsent> {
  const consent = () => {
    // The contact, who has the links of all, cannot agree for others.
    if (before.crewBookingId !== null) throw badInput({ textNotifications: NO_TEXTS_TO_CREWS });
    if (after.phone === null || !canBeTexted(after.phone)) throw badInput({ phone: NO_TEXTS_THERE });
    return givenConsent(company, locale, clock.now());
  };
  return consentAfter(before, after, consent);
}

/** For the audit log, when text messages are turned on or off: a booking no longer has a consent that has ended. */
export function consentDetails(
  before: Pick<Texted, 'textNotifications'> & Partial<SmsConsent>,
  after: Pick<Texted, 'textNotifications'> & Partial<SmsConsent>,
): Record<string, string> {
  const { textNotifications } = after;
  if (textNotifications === before.textNotifications) return {};
  const { smsConsentAt, smsConsentLanguage } = textNotifications ? after : before;
  return {
    textNotifications: String(textNotifications),
    ...(smsConsentAt && smsConsentLanguage && { consentAt: smsConsentAt.toISOString(), smsConsentLanguage }),
  };
}
