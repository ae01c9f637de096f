import type { ErrorCode } from './error-code.js';
import { message, type Message, type MessageText } from '../i18n/message.js';

/** Default messages by code, for errors without a more specific message. */
export const ERROR_MESSAGES: Record<ErrorCode, MessageText> = {
  BAD_USER_INPUT: {
    en: 'Some information is missing or not valid.',
    es: 'Falta información o hay datos incorrectos.',
  },
  UNAUTHENTICATED: { en: 'Please log in.', es: 'Inicie sesión.' },
  FORBIDDEN: { en: 'You are not allowed to do this.', es: 'No tiene permiso para hacer esto.' },
  NOT_FOUND: { en: 'Not found.', es: 'No se encontró.' },
  CLASS_FULL: { en: 'This class is full', es: 'Esta clase ya tiene el cupo lleno' },
  CLASS_NOT_BOOKABLE: {
    en: 'This class can no longer be booked.',
    es: 'Esta clase ya no acepta reservaciones.',
  },
  ALREADY_BOOKED: {
    en: 'This person already has a seat in this class.',
    es: 'Esta persona ya tiene un lugar en esta clase.',
  },
  CLASS_NOT_FULL: {
    en: 'This class is not full. You can book a seat now.',
    es: 'Todavía hay cupo en esta clase. Puede reservar un lugar ahora.',
  },
  OFFER_LAPSED: {
    en: 'This seat is no longer held for you.',
    es: 'Este lugar ya no está apartado para usted.',
  },
  POLICY: {
    en: 'The terms you booked under do not allow this anymore.',
    es: 'Las condiciones de su reservación ya no permiten esto.',
  },
  IN_USE: {
    en: 'This is still in use and cannot be deleted.',
    es: 'Todavía está en uso y no se puede eliminar.',
  },
  CONFLICT: {
    en: 'Somebody else has changed this in the meantime.',
    es: 'Otra persona lo cambió mientras usted lo editaba.',
  },
  IDEMPOTENCY_MISMATCH: {
    en: 'This idempotency key was already used for a different request.',
    es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
  },
  RATE_LIMITED: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    es: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  },
  INTERNAL: {
    en: 'Something went wrong on our side. Please try again.',
    es: 'Algo falló en nuestro sistema. Inténtelo de nuevo.',
  },
};

const WAIT_MINUTES: MessageText = {
  en: 'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  es: 'Demasiados intentos. Espere {minutes, plural, one {un minuto} other {# minutos}} e inténtelo de nuevo.',
};
const WAIT_HOURS: MessageText = {
  en: 'Too many attempts. Please wait {hours, plural, one {an hour} other {# hours}} and try again.',
  es: 'Demasiados intentos. Espere {hours, plural, one {una hora} other {# horas}} e inténtelo de nuevo.',
};

/** How long to wait after too many attempts. */
export function tooManyAttempts(retryAfterSeconds: number | undefined): Message {
  if (retryAfterSeconds === undefined) return message(ERROR_MESSAGES.RATE_LIMITED);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes < 60) return message(WAIT_MINUTES, { minutes });
  return message(WAIT_HOURS, { hours: Math.ceil(minutes / 60) });
}
