import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { FieldFrame, describedBy, type FieldProps } from './FieldFrame';

interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> {
  /** The first option, with an empty value, if there is no default. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
}

/** A labelled native select. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional = false,
  prompt,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...select}
        id={id}
        className={`${styles.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      >
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
