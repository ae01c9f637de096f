import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
  /** Width and height in pixels, where the style sheet does not say. */
  size?: number;
}

/** Decoration beside words, drawn in their colour; the words say what it means. */
export function icon(drawing: ReactNode) {
  return function Icon({ className, size = 24 }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}
