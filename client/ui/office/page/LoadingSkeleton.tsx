import type { ReactNode } from 'react';

import { Skeleton } from '../../loading/Skeleton';
import styles from './LoadingSkeleton.module.css';
import panel from './Panel.module.css';
import record from './RecordFrame.module.css';

const cards = (
  <div className={styles.cards}>
    <PanelSkeleton />
    <PanelSkeleton />
    <PanelSkeleton />
    <PanelSkeleton />
  </div>
);

const layouts = {
  /** Text in a panel. */
  lines: <Lines />,
  /** A table that fills a panel. */
  rows: <Rows />,
  /** A table of its own, below its count. */
  table: (
    <div className={styles.counted}>
      <Skeleton width="10rem" />
      <div className={styles.frame}>
        <Rows />
      </div>
    </div>
  ),
  panel: <PanelSkeleton />,
  cards,
  /** Cards below their count. */
  countedCards: (
    <div className={styles.counted}>
      <Skeleton width="10rem" />
      {cards}
    </div>
  ),
  /** Actions and panels of a record. */
  record: (
    <div className={styles.record}>
      <Skeleton width="min(100%, 28rem)" height="var(--tap)" />
      <div className={record.columns}>
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </div>
  ),
  /** What is loading has its place already. */
  none: undefined,
} satisfies Record<string, ReactNode>;

export type LoadingLayout = keyof typeof layouts;

interface LoadingSkeletonProps {
  layout: LoadingLayout;
  /** Announced by screen readers. */
  children: ReactNode;
}

/** The placeholder for what is loading, in its layout. */
export function LoadingSkeleton({ layout, children }: LoadingSkeletonProps) {
  return (
    <>
      <div role="status" className="visually-hidden">
        {children}
      </div>
      {layouts[layout]}
    </>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      <Skeleton width="78%" />
      <Skeleton width="64%" />
      <Skeleton width="71%" />
      <Skeleton width="58%" />
    </div>
  );
}

const rowWidths = ['78%', '64%', '71%', '58%', '74%', '66%'] as const;

function Rows() {
  return (
    <div>
      <div className={styles.head} />
      {rowWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width="60%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <Skeleton width="9rem" />
      </div>
      <div className={styles.content}>
        <Lines />
        <Lines />
      </div>
    </div>
  );
}
