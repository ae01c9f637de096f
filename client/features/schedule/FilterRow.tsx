import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './BoardFilterBar.module.css';
import type { FilterLink } from './use-board-filters';

export interface FilterChoice {
  /** Undefined for the choice that does not narrow. */
  value: string | undefined;
  label: ReactNode;
  /** How many classes it would show. */
  count?: number;
  link: FilterLink;
}

interface FilterRowProps {
  /** For screen readers: the first choice says to everybody else what the row is about. */
  legend: string;
  choices: readonly FilterChoice[];
  chosen: string | undefined;
  /** On a phone: several rows, each filled. Otherwise the row is as long as it needs and moves sideways. */
  wraps?: boolean;
}

/** One choice among several, as joined cells. Each is a link, which leads there without a script too. */
export function FilterRow({ legend, choices, chosen, wraps = false }: FilterRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page, too.
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
