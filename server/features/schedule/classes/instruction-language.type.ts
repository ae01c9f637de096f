import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { INSTRUCTION_LANGUAGES } from '../schedule.constants.js';

export const InstructionLanguageEnum = enumOf(INSTRUCTION_LANGUAGES);
registerEnumType(InstructionLanguageEnum, {
  name: 'InstructionLanguage',
  description: 'Language of instruction.',
  valuesConfig: {
    en: { description: 'Taught in English.' },
    es: { description: 'Taught in Spanish.' },
    bilingual: { description: 'Taught in English and Spanish.' },
  },
});
