import styles from './EmailText.module.css';

/** Longer parts break within, because they might not fit into a narrow column. */
const maxUnbrokenLength = 28;

/**
 * An email address that breaks before '@' and dots, except the last dot, rather than after hyphens, which would seem to
 * belong to the line break. Any other text is unchanged.
 */
export function EmailText({ children }: { children: string }) {
  if (!/^[^\s@]+@[^\s@]+$/.test(children)) return children;
  const parts = children.split(/(?=@|\.(?=.*\.))/);
  return (
    // One element, which can be an item of a flexible box.
    <span>
      {parts.map((part, index) => (
        // The parts of an address do not change places.
        <span key={index} className={styles.part}>
          {part.length <= maxUnbrokenLength ? <span className={styles.nowrap}>{part}</span> : part}
        </span>
      ))}
    </span>
  );
}
