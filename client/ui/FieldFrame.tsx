import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';
import { formMessages } from './form.messages';

/** What every field of the kit takes, whatever the control inside. */
export interface FieldProps {
  /** Also what the error summary's link points at. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message itself, already in the visitor's language. */
  error?: string | undefined;
  /** Says '(optional)' after the label. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
}

/** The `aria-describedby` that belongs to a FieldFrame with the same props. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const parts = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Label, hint and error above the control, in that order; the control is the child. */
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
