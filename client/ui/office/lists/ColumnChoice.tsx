import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Checkbox } from '../../forms/Checkbox';
import styles from './ColumnChoice.module.css';
import type { Column } from './Table';
import { columnMessages as messages } from './columns.messages';
import { Columns } from '../../icons/office-icons';

export interface ListedColumn {
  name: string;
  label: string;
  isShown: boolean;
  /** Hidden in narrower windows, whatever is chosen. */
  room?: Column<never>['room'];
}

interface ColumnChoiceProps {
  columns: readonly ListedColumn[];
  onToggle: (name: string) => void;
}

/** Chooses the visible columns of a table. Closed by Escape and by a click outside. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && current.contains(event.target)) return;
      current.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <details ref={details} className={styles.choice}>
      <summary className={styles.button}>
        <Columns className={styles.icon} />
        <span className={styles.text}>
          <FormattedMessage {...messages.columns} />
        </span>
      </summary>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">
          <FormattedMessage {...messages.shown} />
        </legend>
        {columns.map(({ name, label, isShown, room }) => (
          <Checkbox
            key={name}
            id={`${id}-${name}`}
            label={label}
            hint={
              room && (
                <span className={styles[room]}>
                  <FormattedMessage {...messages.needsRoom} />
                </span>
              )
            }
            checked={isShown}
            onChange={() => onToggle(name)}
          />
        ))}
      </fieldset>
    </details>
  );
}
