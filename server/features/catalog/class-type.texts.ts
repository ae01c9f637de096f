import type { MessageText } from '../../platform/i18n/message.js';
import type { Category } from './catalog.constants.js';

export const CATEGORY_TEXTS: Record<Category, MessageText> = {
  safety: { en: 'Safety', es: 'Seguridad' },
  certification: { en: 'Certification', es: 'Certificación' },
  equipment: { en: 'Equipment', es: 'Maquinaria' },
  compliance: { en: 'Compliance', es: 'Normas OSHA' },
};
