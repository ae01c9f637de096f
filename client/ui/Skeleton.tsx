import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length or share; the width of the words that will stand here. */
  width?: string;
  /** Any CSS length; a line of text when left out. */
  height?: string;
}

/** A grey bar where words will be. Stands still: nothing to wait for politely, nothing that flickers. */
export function Skeleton({ width = '100%', height = '1lh' }: SkeletonProps) {
  return (
    <span className={styles.room} style={{ blockSize: height }} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: width }} />
    </span>
  );
}
