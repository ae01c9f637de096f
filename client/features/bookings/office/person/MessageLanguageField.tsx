import { useIntl } from 'react-intl';

import { languageValues, type Language } from '../../../../schema/language.generated';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { ChoiceField } from '../../../../ui/office/forms/ChoiceField';
import { messageLanguageMessages as messages } from './message-language.messages';

interface MessageLanguageFieldProps {
  id: string;
  value: Language;
  onChange: (language: Language) => void;
  /** Neither a confirmation nor a reminder will be sent. */
  isWalkIn?: boolean;
}

/** Selects the language of messages about a booking. */
export function MessageLanguageField({ id, value, onChange, isWalkIn = false }: MessageLanguageFieldProps) {
  const intl = useIntl();
  return (
    <ChoiceField
      id={id}
      label={intl.formatMessage(messages.language)}
      hint={isWalkIn ? undefined : intl.formatMessage(messages.hint)}
      values={languageValues}
      labels={languageMessages}
      value={value}
      onChoose={onChange}
    />
  );
}
