import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { FieldFrame, describedBy, type FieldProps } from './FieldFrame';

interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  type?: 'text' | 'email' | 'tel' | 'number' | 'search' | 'date' | 'time';
  /** `short` is wide enough for a phone number. */
  width?: 'full' | 'short';
}

/** A labelled text input. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional = false,
  type = 'text',
  width = 'full',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        id={id}
        type={type}
        className={width === 'short' ? `${styles.control} ${styles.short}` : styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </FieldFrame>
  );
}
