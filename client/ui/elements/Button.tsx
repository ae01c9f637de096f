import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './Button.module.css';

interface ButtonLook {
  /**
   * Orange for the primary action of a page, red for destructive actions: outlined where offered, filled where
   * confirmed.
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'confirmDanger';
  size?: 'normal' | 'small';
  /** As wide as its container. */
  block?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** In progress: disabled, but stays in the tab order and keeps the focus. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: ReactNode;
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

function classNames({ variant = 'secondary', size = 'normal', block = false }: ButtonLook): string {
  return [
    styles.button,
    variant === 'secondary' ? '' : styles[variant],
    size === 'small' ? styles.small : '',
    block ? styles.block : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** An `<a>` that looks like a Button, for targets outside the site's routes (a file, tel:, mailto:). */
export function ButtonAnchor({
  variant,
  size,
  block,
  children,
  ...anchor
}: ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'className'>) {
  return (
    <a {...anchor} className={classNames({ variant, size, block })}>
      {children}
    </a>
  );
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    // `disabled` would drop the focus, and restoring it would make a screen reader start over. `aria-disabled` has the
    // same meaning for screen readers and tests; `press` ignores clicks meanwhile.
    <button
      {...button}
      type={type}
      className={classNames({ variant, size, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={press}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

/** A link to another page of the site that looks like a Button. */
export function ButtonLink({ variant, size, block, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classNames({ variant, size, block })}>
      {children}
    </Link>
  );
}

/** Buttons side by side, stacked on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
