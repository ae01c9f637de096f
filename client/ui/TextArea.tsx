import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { FieldFrame, describedBy, type FieldProps } from './FieldFrame';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {}

/** A labelled text area. */
export function TextArea({ id, label, hint, error, optional = false, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={`${styles.control} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </FieldFrame>
  );
}
