import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';

import control from './Control.module.css';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame';
import styles from './PasswordField.module.css';
import { formMessages } from './form.messages';
import { Eye, EyeOff } from '../icons/site-icons';

interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that reveals the value. */
export function PasswordField({ id, label, hint, error, optional, ...input }: PasswordFieldProps) {
  const intl = useIntl();
  const [visibility, setVisibility] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const shown = visibility === 'shown';
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.row}>
        <input
          {...input}
          {...controlAttributes({ id, hint, error })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`${control.control} ${styles.input}`}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={intl.formatMessage(
            shown ? formMessages.hidePasswordLabel : formMessages.showPasswordLabel,
          )}
          onClick={() => setVisibility(shown ? 'hidden' : 'shown')}
        >
          <Icon className={styles.icon} />
          {intl.formatMessage(shown ? formMessages.hidePassword : formMessages.showPassword)}
        </button>
      </div>
      <span role="status" className="visually-hidden">
        {visibility !== 'untouched' &&
          intl.formatMessage(shown ? formMessages.passwordShown : formMessages.passwordHidden)}
      </span>
    </FieldFrame>
  );
}
