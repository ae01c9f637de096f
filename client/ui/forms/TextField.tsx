import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame';

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
  optional,
  type = 'text',
  width = 'full',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...controlAttributes({ id, hint, error })}
        type={type}
        className={width === 'short' ? `${styles.control} ${styles.short}` : styles.control}
      />
    </FieldFrame>
  );
}
