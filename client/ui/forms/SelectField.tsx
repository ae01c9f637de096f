import type { ComponentPropsWithRef } from 'react';

import styles from './Control.module.css';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame';

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
  optional,
  prompt,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...select}
        {...controlAttributes({ id, hint, error })}
        className={`${styles.control} ${styles.select}`}
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
