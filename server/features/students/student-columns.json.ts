import type { CsvColumn } from '../../platform/csv/csv-response.js';
import { message } from '../../platform/i18n/message.js';
import type { Student } from './student.type.js';

/** Columns about a person, shared by students and bookings. */
export const PERSON_COLUMNS: readonly CsvColumn<
  Pick<
    Student,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'companyName'
    | 'emergencyContactName'
    | 'emergencyContactPhone'
  >
>[] = [
  { heading: message({ en: 'First name', es: 'Nombre' }), value: ({ firstName }) => firstName },
  { heading: message({ en: 'Last name', es: 'Apellido' }), value: ({ lastName }) => lastName },
  { heading: message({ en: 'Email', es: 'Correo electrónico' }), value: ({ email }) => email },
  { heading: message({ en: 'Phone', es: 'Teléfono' }), value: ({ phone }) => phone },
  { heading: message({ en: 'Company', es: 'Empresa' }), value: ({ companyName }) => companyName },
  {
    heading: message({ en: 'Emergency contact', es: 'Contacto de emergencia' }),
    value: ({ emergencyContactName }) => emergencyContactName,
  },
  {
    heading: message({ en: 'Emergency phone', es: 'Teléfono de emergencia' }),
    value: ({ emergencyContactPhone }) => emergencyContactPhone,
  },
];
