import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
  /** Width and height in pixels, unless the style sheet sets them. */
  size?: number;
}

/** A decorative icon beside a text with the same meaning, in the text's colour. */
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
