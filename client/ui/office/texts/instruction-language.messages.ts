import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { InstructionLanguage } from '../../../schema/instruction-language.generated';
import { languageMessages } from '../../classes/language.messages';

const { bilingual } = defineMessages({
  bilingual: {
    id: 'admin.schedule.form.bilingual',
    defaultMessage: 'Bilingual',
    description: 'Choice for a class that is taught in English and Spanish, in a form or a filter',
  },
});

/** The languages of instruction, with their combination. */
export const instructionLanguageMessages: Readonly<Record<InstructionLanguage, MessageDescriptor>> = {
  ...languageMessages,
  bilingual,
};
