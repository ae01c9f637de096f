import { message, translate, type Locale, type MessageText } from '../../platform/i18n/message.js';

const DISCLOSURE: MessageText = {
  en: 'You agree to receive automated text messages about this class from {company}, such as a reminder, changes or a cancellation. You do not have to agree in order to book. Message and data rates may apply. Reply STOP to stop, HELP for help.',
  es: 'Usted acepta recibir mensajes de texto automáticos de {company} sobre esta clase, como un recordatorio, cambios o la cancelación. Puede reservar aunque no acepte. Pueden aplicarse cargos por mensajes y datos. Responda STOP para no recibir más mensajes o HELP para pedir ayuda.',
};

/** The consent text next to the SMS box. The site displays it and the booking stores it. */
export function smsDisclosure(company: string, language: Locale): string {
  return translate(message(DISCLOSURE, { company }), language);
}
