import styles from './Skeleton.module.css';

interface SkeletonProps {
  /**
   * Sets --skeleton-width and --skeleton-height instead of the props below, for what the server renders: its pages may
   * hold no style attribute.
   */
  className?: string | undefined;
  /** Any CSS length or share; the width of the words that will stand here. */
  width?: string;
  /** Any CSS length; a line of text when left out. */
  height?: string;
}

/** A grey bar where words will be. Stands still: nothing to wait for politely, nothing that flickers. */
export function Skeleton({ className, width, height }: SkeletonProps) {
  return (
    <span
      className={className === undefined ? styles.room : `${styles.room} ${className}`}
      style={height === undefined ? undefined : { blockSize: height }}
      aria-hidden="true"
    >
      <span className={styles.bar} style={width === undefined ? undefined : { inlineSize: width }} />
    </span>
  );
}
