import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {}

/** A labelled text area. */
export function TextArea({ id, label, hint, error, optional, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...area}
        {...controlAttributes({ id, hint, error })}
        rows={rows}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  );
}
