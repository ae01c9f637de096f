import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './BoardFilterBar.module.css';
import type { FilterLink } from './use-board-filters';

interface FilterChoice {
  /** Undefined for the choice without a filter. */
  value: string | undefined;
  label: ReactNode;
  /** The number of classes with this choice, if known. */
  count?: number | undefined;
  link: FilterLink;
}

interface FilterRowProps {
  /** For screen readers: visually, the first choice names the row. */
  legend: string;
  choices: readonly FilterChoice[];
  chosen: string | undefined;
  /** On a phone: several rows of joined cells. Otherwise the row scrolls horizontally. */
  wraps?: boolean;
}

/** A single choice as joined cells. Each is a link, which also works without scripts. */
export function FilterRow({ legend, choices, chosen, wraps = false }: FilterRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would also scroll the page.
    if (row.current && cell) row.current.scrollLeft = cell.offsetLeft - row.current.clientWidth / 3;
  }, [chosen]);
  return (
    <div className={styles.group} role="group" aria-label={legend}>
      <ul ref={row} className={wraps ? styles.row : `${styles.row} ${styles.scrolls}`}>
        {choices.map(({ value, label, count, link }) => (
          <li key={value ?? 'all'} className={wraps ? `${styles.item} ${styles.grows}` : styles.item}>
            <Link {...link} className={styles.choice} aria-current={value === chosen ? 'true' : undefined}>
              {label}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
