import styles from './Skeleton.module.css';

interface SkeletonProps {
  /**
   * Sets --skeleton-width and --skeleton-height instead of the props below, for server-rendered pages, which may not
   * contain style attributes.
   */
  className?: string | undefined;
  /** Any CSS length or percentage; the width of the expected text. */
  width?: string;
  /** Any CSS length; default: a line of text. */
  height?: string;
}

/** A grey bar as placeholder for text, without animation. */
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
