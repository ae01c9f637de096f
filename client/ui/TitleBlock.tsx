import type { ReactNode } from 'react';

import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  /** Places the block in its page's grid and may set other columns. */
  className?: string | undefined;
  /** Cell elements. */
  children: ReactNode;
}

/** Labelled cells ruled like the title block of a plan sheet. Any number of cells rules itself. */
export function TitleBlock({ className, children }: TitleBlockProps) {
  return <dl className={className ? `${styles.block} ${className}` : styles.block}>{children}</dl>;
}

interface CellProps {
  /** Three words at most. */
  label: ReactNode;
  /** As wide as the block. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Cell({ label, wide = false, className, children }: CellProps) {
  const names = [styles.cell, wide ? styles.wide : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <div className={names}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** An amount of money in a cell. */
export function CellPrice({ children }: { children: ReactNode }) {
  return <span className={styles.price}>{children}</span>;
}

/** The second, quieter line of a cell. */
export function CellDetail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>;
}
