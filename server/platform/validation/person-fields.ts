import type { MessageText } from '../i18n/message.js';

/** Messages of the fields that every form about a person has (specification section 5). */
export const PERSON = {
  firstName: { en: 'First name required', es: 'Escriba el nombre' },
  lastName: { en: 'Last name required', es: 'Escriba el apellido' },
  email: { en: 'Email required', es: 'Escriba el correo electrónico' },
  emergencyContactName: { en: 'Emergency contact required', es: 'Escriba el nombre del contacto de emergencia' },
  emergencyContactPhone: { en: 'Emergency phone required', es: 'Escriba el teléfono del contacto de emergencia' },
} as const satisfies Record<string, MessageText>;
