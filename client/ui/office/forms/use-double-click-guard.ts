import { useEffect } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [role="menuitem"], [role="option"]';

const controlAt = ({ target }: Event) => {
  const hit = target instanceof Element ? target.closest(controls) : null;
  return hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit;
};

/**
 * Ignores the second click of a double click if the first one has moved or removed its target, so that the click would
 * hit another control.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const handleClick = (event: MouseEvent) => {
      // Not of the pointer, but of a key, a script, or a label that clicks its control.
      if (event.detail === 0) return;
      const control = controlAt(event);
      if (event.detail <= 1) pressed = control;
      else if (pressed && control && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
