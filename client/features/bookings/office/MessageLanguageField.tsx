import { useIntl } from 'react-intl';

import { languageValues, type Language } from '../../../schema/language.generated';
import { languageMessages } from '../../../ui/language.messages';
import { SelectField } from '../../../ui/SelectField';
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
    <SelectField
      id={id}
      label={intl.formatMessage(messages.language)}
      hint={intl.formatMessage(messages.hint)}
      options={languageValues.map((each) => ({
        value: each,
        label: intl.formatMessage(languageMessages[each]),
      }))}
      value={value}
      onChange={({ target }) => onChange(languageValues.find((each) => each === target.value) ?? value)}
    />
  );
}
