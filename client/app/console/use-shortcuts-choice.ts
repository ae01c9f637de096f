import { useState } from 'react';

const storageKey = 'shortcuts';

/** On unless switched off in this browser. */
function storedChoice(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on. Speech input and accidental key presses need them off (WCAG 2.1.4). */
export function useShortcutsChoice(): { areOn: boolean; choose: (areOn: boolean) => void } {
  const [areOn, setAreOn] = useState(storedChoice);
  const choose = (wanted: boolean) => {
    setAreOn(wanted);
    try {
      window.localStorage.setItem(storageKey, wanted ? 'on' : 'off');
    } catch {
      // Storage is blocked: the choice holds for this visit.
    }
  };
  return { areOn, choose };
}
