import { useEffect } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [role="menuitem"], [role="option"]';

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/**
 * Drops the second click of a double click where another control has come under the pointer after the first: what was
 * pressed has moved or is gone, and the click is not meant for its neighbour.
 */
export function useDoubleClicks(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const look = (event: MouseEvent) => {
      const control = controlAt(event);
      if (event.detail <= 1) pressed = control;
      else if (pressed && control && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, []);
}
