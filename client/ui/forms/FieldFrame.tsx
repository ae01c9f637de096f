import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';
import { formMessages } from './form.messages';

/** The props of every field component. */
export interface FieldProps {
  /** Also the target of the error summary's link. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The text, in the current language. */
  error?: string | undefined;
  /** Appends '(optional)' to the label. */
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
}

/** The attributes of the control in a FieldFrame with the same props. */
export function controlAttributes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Label, hint and error above the control, which is the child. */
export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>
              <FormattedMessage {...formMessages.optional} />
            </span>
          </>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
}
