import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

import styles from './RowMenu.module.css';

interface RowMenuProps {
  label: ReactNode;
  /** Buttons and links; pressing one closes the menu. */
  children: ReactNode;
}

/** Further actions of a row, folded away: a native disclosure that also closes by Escape and by a click elsewhere. */
export function RowMenu({ label, children }: RowMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target)) {
        menu.current.open = false;
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  const fold = () => {
    if (menu.current) menu.current.open = false;
  };

  return (
    // The keys and clicks are those of the buttons within.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        fold();
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        {label}
        <ChevronDown aria-hidden="true" size={16} />
      </summary>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.items} onClick={fold}>
        {children}
      </div>
    </details>
  );
}
