import { useState } from 'react';

const storageKey = 'shortcuts';

/** On, unless somebody has switched them off in this browser. */
function storedChoice(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys do something: who dictates, or leans on the keyboard, can do without. */
export function useShortcutsChoice(): { areOn: boolean; choose: (areOn: boolean) => void } {
  const [areOn, setAreOn] = useState(storedChoice);
  const choose = (wanted: boolean) => {
    setAreOn(wanted);
    try {
      window.localStorage.setItem(storageKey, wanted ? 'on' : 'off');
    } catch {
      // The choice holds for this visit.
    }
  };
  return { areOn, choose };
}
