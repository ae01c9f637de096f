import { useIntl } from 'react-intl';

import { languageValues, type Language } from '../../../../schema/language.generated';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { ChoiceField } from '../../../../ui/office/forms/ChoiceField';
import { messageLanguageMessages as messages } from './message-language.messages';

interface MessageLanguageFieldProps {
  id: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** Selects the language of messages about a booking. */
export function MessageLanguageField({ id, value, onChange }: MessageLanguageFieldProps) {
  const intl = useIntl();
  return (
    <ChoiceField
      id={id}
      label={intl.formatMessage(messages.language)}
      hint={intl.formatMessage(messages.hint)}
      values={languageValues}
      labels={languageMessages}
      value={value}
      onChoose={onChange}
    />
  );
}
