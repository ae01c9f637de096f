import { sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';

const DISCLOSURE: MessageText = {
  en: 'You agree to receive automated text messages from {company} when a seat in this class is held for you. You do not have to agree in order to wait. Message and data rates may apply. Reply STOP to stop, HELP for help.',
  es: 'Usted acepta recibir mensajes de texto automáticos de {company} cuando se le aparte un lugar en esta clase. Puede estar en la lista aunque no acepte. Pueden aplicarse cargos por mensajes y datos. Responda STOP para no recibir más mensajes o HELP para pedir ayuda.',
};

/** The consent text next to the SMS box of the waiting list. The site displays it and the entry stores it. */
export function waitingListDisclosure(company: string, language: Locale): string {
  return sayIn(language)(DISCLOSURE, { company });
}
