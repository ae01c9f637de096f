import styles from './Shape.module.css';

// Drawn for this site in an 18 × 18 view box: the four category shapes, the warning, and the status shapes.
const paths = {
  safety: 'M6 1h6v5h5v6h-5v5H6v-5H1V6h5z',
  equipment: 'M9 0 18 9 9 18 0 9zm0 5.2L5.2 9 9 12.8 12.8 9z',
  compliance: 'M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1Zm4.2 4.4-5.1 5.1-2.3-2.3L4 10l4.1 4.1 6.9-6.9z',
  certification: 'M9 0 17 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V3z',
  warning: 'M9 1 18 17H0zM8 6.5v5.2h2V6.5zm0 6.6v2h2v-2z',
  dot: 'M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1Z',
  half: 'M9 0a9 9 0 1 1 0 18A9 9 0 0 1 9 0Zm0 2.5v13a6.5 6.5 0 0 0 0-13Z',
  tick: 'M1 9.5 4 6.8l3.4 3.6L14.6 2 18 4.6 7.6 16.8z',
  cross: 'm3 0 6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6z',
  square: 'M1 1h16v16H1z',
} as const;

export type ShapeName = keyof typeof paths;

interface ShapeProps {
  name: ShapeName;
  className?: string | undefined;
}

/** A shape beside a text of the same meaning; never alone. As large as the text. */
export function Shape({ name, className }: ShapeProps) {
  return (
    <svg
      className={className ? `${styles.shape} ${className}` : styles.shape}
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={paths[name]} />
    </svg>
  );
}
