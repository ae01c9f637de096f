import { useEffect, useRef, type ReactNode } from 'react';

import type { Language } from '../../schema/language.generated';
import styles from './BoardFilterBar.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: { text: string; lang: Language | undefined };
  /** How many classes it would show. */
  count: number;
}

interface FilterRowProps<Value extends string> {
  /** Of the radio buttons in the form. */
  name: string;
  /** For screen readers: the first choice says to everybody else what the row is about. */
  legend: string;
  /** The choice that does not narrow. */
  all: string;
  /** Undefined where there is nothing to choose: then there is no row. */
  choices: readonly Choice<Value>[] | undefined;
  chosen: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One choice among several, as joined cells. On a phone the row is as long as it needs and moves sideways. */
export function FilterRow<Value extends string>({
  name,
  legend,
  all,
  choices,
  chosen,
  onChange,
}: FilterRowProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = row.current?.querySelector('input:checked')?.parentElement;
    // Not scrollIntoView: that would move the page, too.
    if (row.current && cell) row.current.scrollLeft = cell.offsetLeft - row.current.clientWidth / 3;
  }, [chosen]);
  if (!choices) return null;
  const cellOf = (value: Value | undefined, label: ReactNode) => (
    <label key={value ?? 'all'} className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        checked={chosen === value}
        onChange={() => onChange(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className={styles.fieldset}>
      <legend className="visually-hidden">{legend}</legend>
      <div ref={row} className={`${styles.row} ${styles.scrolls}`}>
        {cellOf(undefined, all)}
        {choices.map(({ value, label, count }) =>
          cellOf(
            value,
            <>
              <span lang={label.lang}>{label.text}</span> <span className={styles.count}>{count}</span>
            </>,
          ),
        )}
      </div>
    </fieldset>
  );
}
