import type { MessageText } from '../../../platform/i18n/message.js';
import type {
  ClassChangeKind,
  ClassEventKind,
  ClassField,
  ClassInstanceStatus,
  ClassPeriod,
  FederalHoliday,
  InstructionLanguage,
} from '../schedule.constants.js';
import type { Availability } from '../schedule.rules.js';

export const CLASS_INSTANCE_STATUS_TEXTS: Record<ClassInstanceStatus, MessageText> = {
  scheduled: { en: 'Scheduled', es: 'Programada' },
  completed: { en: 'Completed', es: 'Completada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
};

export const AVAILABILITY_TEXTS: Record<Availability, MessageText> = {
  open: { en: 'Open', es: 'Abierta' },
  full: { en: 'Full', es: 'Cupo lleno' },
  past: { en: 'Started', es: 'Ya empezó' },
  cancelled: CLASS_INSTANCE_STATUS_TEXTS.cancelled,
  completed: CLASS_INSTANCE_STATUS_TEXTS.completed,
};

export const CLASS_PERIOD_TEXTS: Record<ClassPeriod, MessageText> = {
  current: { en: 'Now or to come', es: 'En curso o próximas' },
  past: { en: 'Over', es: 'Terminadas' },
  notBegun: { en: 'Not begun', es: 'Por empezar' },
};

export const INSTRUCTION_LANGUAGE_TEXTS: Record<InstructionLanguage, MessageText> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  bilingual: { en: 'English and Spanish', es: 'Inglés y español' },
};

export const CLASS_CHANGE_TEXTS: Record<ClassChangeKind, MessageText> = {
  changed: { en: 'Changed', es: 'Modificada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  restored: { en: 'Takes place after all', es: 'Sí se va a dar' },
};

export const CLASS_EVENT_TEXTS: Record<ClassEventKind, MessageText> = {
  scheduled: { en: 'Scheduled', es: 'Programada' },
  madeAsCopy: { en: 'Made as a copy', es: 'Creada como copia' },
  copied: { en: 'Copied', es: 'Copiada' },
  changed: { en: 'Changed', es: 'Modificada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  restored: { en: 'Takes place after all', es: 'Sí se va a dar' },
  completed: { en: 'Completed', es: 'Completada' },
};

export const CLASS_FIELD_TEXTS: Record<ClassField, MessageText> = {
  classType: { en: 'Class type', es: 'Curso' },
  days: { en: 'Days and times', es: 'Días y horarios' },
  place: { en: 'Location', es: 'Sede' },
  language: { en: 'Language', es: 'Idioma' },
  status: { en: 'Status', es: 'Estado' },
  seats: { en: 'Max attendees', es: 'Cupo máximo' },
  price: { en: 'Price', es: 'Precio' },
  instructor: { en: 'Instructor', es: 'Instructor(a)' },
  notes: { en: 'Notes', es: 'Notas' },
};

export const FEDERAL_HOLIDAY_TEXTS: Record<FederalHoliday, MessageText> = {
  newYear: { en: 'New Year’s Day', es: 'Año Nuevo' },
  martinLutherKing: { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' },
  washington: { en: 'Presidents’ Day', es: 'Día de los Presidentes' },
  memorial: { en: 'Memorial Day', es: 'Día de los Caídos' },
  juneteenth: { en: 'Juneteenth', es: 'Juneteenth' },
  independence: { en: 'Independence Day', es: 'Día de la Independencia' },
  labor: { en: 'Labor Day', es: 'Día del Trabajo' },
  columbus: { en: 'Columbus Day', es: 'Día de Cristóbal Colón' },
  veterans: { en: 'Veterans Day', es: 'Día de los Veteranos' },
  thanksgiving: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' },
  christmas: { en: 'Christmas', es: 'Navidad' },
};
