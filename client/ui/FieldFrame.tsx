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
  optional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
}

/** The `aria-describedby` for a FieldFrame with the same props. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const parts = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
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
