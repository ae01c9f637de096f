import type { ReactNode } from 'react';

import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  /** For its position in the page's grid, and other columns. */
  className?: string | undefined;
  /** Cell elements. */
  children: ReactNode;
}

/** Labelled cells with rules between them, for any number of cells. */
export function TitleBlock({ className = '', children }: TitleBlockProps) {
  return <dl className={`${styles.block} ${className}`}>{children}</dl>;
}

interface CellProps {
  /** Three words at most. */
  label: ReactNode;
  /** Spans the full width. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Cell({ label, wide = false, className = '', children }: CellProps) {
  return (
    <div className={`${styles.cell} ${wide ? styles.wide : ''} ${className}`}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A price in a cell. */
export function CellPrice({ children }: { children: ReactNode }) {
  return <span className={styles.price}>{children}</span>;
}

/** The secondary line of a cell. */
export function CellDetail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>;
}
