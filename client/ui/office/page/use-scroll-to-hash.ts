import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the target of the hash once it is rendered, moves the focus there, and outlines it among its neighbours.
 * @param prefix of the ids in the part of the page that may contain the target
 * @param isRendered whether the part has loaded
 * @param otherwise the id of the target if no element has the id of the hash
 */
export function useScrollToHash(prefix: string, isRendered: boolean, otherwise?: string): void {
  const { hash, key } = useLocation();
  const isTarget = isRendered && hash.startsWith(`#${prefix}`);
  useEffect(() => {
    if (!isTarget) return;
    const named = document.getElementById(hash.slice(1));
    const target = named ?? (otherwise === undefined ? null : document.getElementById(otherwise));
    if (!target) return;
    target.scrollIntoView();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (target.id === otherwise) return;
    target.dataset['chosen'] = '';
    return () => {
      delete target.dataset['chosen'];
    };
    // `key` makes a second click on the same link scroll again.
  }, [isTarget, hash, key, otherwise]);
}
