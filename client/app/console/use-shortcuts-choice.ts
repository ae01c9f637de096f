import { useState } from 'react';

import { withStorage } from '../../i18n/browser-storage';

const storageKey = 'shortcuts';

/** Whether single-key shortcuts are on. Speech input and accidental key presses need them off (WCAG 2.1.4). */
export function useShortcutsChoice(): { areOn: boolean; choose: (areOn: boolean) => void } {
  // On unless switched off in this browser.
  const [areOn, setAreOn] = useState(() => withStorage(() => localStorage.getItem(storageKey)) !== 'off');
  const choose = (wanted: boolean) => {
    setAreOn(wanted);
    withStorage(() => localStorage.setItem(storageKey, wanted ? 'on' : 'off'));
  };
  return { areOn, choose };
}
