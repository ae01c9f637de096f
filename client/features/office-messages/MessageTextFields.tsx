import { FormattedMessage } from 'react-intl';

import type { Language } from '../../schema/language.generated';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import type { FormState } from '../../ui/forms/use-form';
import { fieldsOf, type MessageValues } from './message-form';
import type { OfficeMessageStartQuery } from './Write.generated';
import { writeMessages as messages } from './write.messages';
import styles from './OfficeMessages.module.css';

interface MessageTextFieldsProps {
  language: Language;
  /** All recipients read this language. */
  isAlone: boolean;
  state: FormState<MessageValues>;
  placeholders: OfficeMessageStartQuery['officeMessageHelp']['placeholders'];
}

/** Subject and text in a language, with buttons that insert placeholders. */
export function MessageTextFields({ language, isAlone, state, placeholders }: MessageTextFieldsProps) {
  const { subject, text } = fieldsOf[language];
  const insert = (placeholder: string) => {
    const area = document.getElementById(text);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = area;
    state.change(text, value.slice(0, selectionStart) + placeholder + value.slice(selectionEnd));
    area.focus();
    const place = selectionStart + placeholder.length;
    // After React has updated the field, which moves the cursor to its end.
    requestAnimationFrame(() => area.setSelectionRange(place, place));
  };
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.language} data-alone={isAlone || undefined}>
        <FormattedMessage {...messages.languages[language]} />
      </legend>
      <TextField {...state.text(subject)} lang={language} autoComplete="off" />
      <TextArea {...state.text(text)} lang={language} rows={9} />
      <p className={styles.insert}>
        <FormattedMessage {...messages.insert} />{' '}
        {placeholders.map((each) => {
          const placeholder = language === 'es' ? each.spanish : each.english;
          return (
            <button
              key={placeholder}
              type="button"
              className={styles.placeholder}
              lang={language}
              onClick={() => insert(placeholder)}
            >
              {placeholder}
            </button>
          );
        })}
      </p>
    </fieldset>
  );
}
