import { useEffect } from 'react';

/**
 * Returns the focus to the button that has opened a form, after the form is closed.
 * @param id of the button; undefined while no form is open
 */
export function useFocusAfter(id: string | undefined): void {
  useEffect(() => {
    const button = id === undefined ? null : document.getElementById(id);
    return button ? () => button.focus() : undefined;
  }, [id]);
}
