import { useRef, useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../elements/Button';
import styles from './EmailField.module.css';
import { emailMessages, formMessages } from './form.messages';
import { TextField } from './TextField';

interface EmailFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'ref' | 'type' | 'value' | 'onChange' | 'onBlur' | 'autoCapitalize' | 'spellCheck'
> {
  value: string;
  onChange: (change: { target: { value: string } }) => void;
}

/** So that a click that leaves the field ends before the page below it moves. */
const pauseMs = 400;

/** A labelled input of an email address. When it is left, a probable misspelling is pointed out below it. */
export function EmailField({ value, onChange, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<{ typed: string; suggested: string | undefined }>();
  const suggested = checked?.typed === value ? checked.suggested : undefined;

  const check = async () => {
    // Most visitors do not need it. Without a connection there is no suggestion.
    const loading = import('./email-suggestion').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const loaded = await loading;
    setChecked({ typed: value, suggested: loaded?.suggestEmail(value) });
  };
  const accept = (email: string) => {
    onChange({ target: { value: email } });
    input.current?.focus();
  };

  return (
    <div>
      <TextField
        {...field}
        ref={input}
        type="email"
        value={value}
        onChange={(change) => {
          setChecked(undefined);
          onChange(change);
        }}
        onBlur={() => void check()}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={suggested === undefined ? undefined : styles.suggestion}>
        <p role="status" className={styles.question}>
          {suggested !== undefined && (
            <FormattedMessage {...emailMessages.suggestion} values={{ email: <b>{suggested}</b> }} />
          )}
        </p>
        {suggested !== undefined && (
          <Button size="small" onClick={() => accept(suggested)}>
            <FormattedMessage {...formMessages.useSuggestion} />
          </Button>
        )}
      </div>
    </div>
  );
}
