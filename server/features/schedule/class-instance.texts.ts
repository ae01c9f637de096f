import type { MessageText } from '../../platform/i18n/message.js';
import type { ClassInstanceStatus, ClassPeriod, InstructionLanguage } from './schedule.constants.js';
import type { Availability } from './schedule.rules.js';

export const CLASS_INSTANCE_STATUS_TEXTS: Record<ClassInstanceStatus, MessageText> = {
  scheduled: { en: 'Scheduled', es: 'Programada' },
  completed: { en: 'Completed', es: 'Completada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
};

export const AVAILABILITY_TEXTS: Record<Availability, MessageText> = {
  open: { en: 'Open', es: 'Abierta' },
  full: { en: 'Full', es: 'Cupo lleno' },
  past: { en: 'Past', es: 'Ya comenzó' },
  cancelled: CLASS_INSTANCE_STATUS_TEXTS.cancelled,
  completed: CLASS_INSTANCE_STATUS_TEXTS.completed,
};

export const CLASS_PERIOD_TEXTS: Record<ClassPeriod, MessageText> = {
  current: { en: 'Now or to come', es: 'En curso o próximas' },
  past: { en: 'Over', es: 'Terminadas' },
};

export const INSTRUCTION_LANGUAGE_TEXTS: Record<InstructionLanguage, MessageText> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  bilingual: { en: 'English and Spanish', es: 'Inglés y español' },
};
