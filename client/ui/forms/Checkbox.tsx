import type { ComponentPropsWithRef, ReactNode } from 'react';

import styles from './Checkbox.module.css';
import { FieldError } from './FieldError';
import { controlAttributes } from './FieldFrame';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> {
  id: string;
  label: ReactNode;
  /** Displayed below the label and part of the accessible description, such as the full text of a consent. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox; its whole line is clickable. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  return (
    <div className={error ? styles.invalid : undefined}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className={styles.check} htmlFor={id}>
        <input
          {...input}
          {...controlAttributes({ id, hint, error })}
          type="checkbox"
          className={styles.box}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
