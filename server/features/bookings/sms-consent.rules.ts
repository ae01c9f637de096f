import { message, translate, type Locale, type MessageText } from '../../platform/i18n/message.js';

const DISCLOSURE: MessageText = {
  en: 'You agree to receive one automated reminder about this class from {company}. You do not have to agree in order to book. Message and data rates may apply. Reply STOP to stop, HELP for help.',
  es: 'Usted acepta recibir un recordatorio automático de esta clase de parte de {company}. Puede reservar aunque no acepte. Pueden aplicarse cargos por mensajes y datos. Responda STOP para no recibir más mensajes o HELP para pedir ayuda.',
};

/** The words beside the SMS box. The site shows what is stored with the booking, so there is one source. */
export function smsDisclosure(company: string, language: Locale): string {
  return translate(message(DISCLOSURE, { company }), language);
}
