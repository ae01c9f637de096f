import { useEffect, useRef, useState } from 'react';

import { useUnanswered } from '../own/use-unanswered';
import { useReloadCrew } from './use-reload-crew';

/**
 * What became of a change of a crew that is made in a panel below a button, and the focus after it.
 * @param closePanel removes the panel
 */
export function usePanelOutcome<Done>(crewId: string, closePanel: () => void) {
  const reloadCrew = useReloadCrew(crewId);
  const [outcome, setOutcome] = useState<'tooLate' | 'checked' | Done | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus was removed with the panel or the notice.
    if (outcome !== null && document.activeElement === document.body) status.current?.focus();
  }, [outcome]);
  const { isUnknown, report, settle } = useUnanswered(
    async () => {
      if (!(await reloadCrew())) throw new Error('The crew could not be loaded.');
    },
    () => setOutcome('checked'),
  );
  const finish = (next: typeof outcome) => {
    report(false);
    closePanel();
    setOutcome(next);
  };
  return {
    outcome,
    /** For the elements that get the focus: the outcome, and the button of the panel. */
    status,
    button,
    /** Nobody knows yet whether the last change was made; `settle` finds out. */
    isUnknown,
    report,
    settle,
    /** @returns false if it must first be found out whether the last change was made */
    begin: (): boolean => {
      setOutcome(null);
      return !settle();
    },
    finish,
    /** The deadline has passed, or another window has changed the crew. */
    finishLate: () => {
      void reloadCrew().then(() => finish('tooLate'));
    },
    /** Closes the panel without a change. */
    close: () => {
      closePanel();
      settle();
      button.current?.focus();
    },
  };
}
