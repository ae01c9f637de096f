import { useEffect, useRef, useState } from 'react';

import { readFailure } from '../../../graphql/requests/failure';
import { isUndecided, useUnanswered } from '../own/use-unanswered';
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
  const repeat = useRef<() => Promise<Done>>(undefined);
  const lookUp = async (): Promise<typeof outcome> => {
    let refused: 'tooLate' | 'checked' = 'checked';
    try {
      if (repeat.current) return await repeat.current();
    } catch (error) {
      if (isUndecided(error)) throw error;
      if (readFailure(error).code === 'POLICY') refused = 'tooLate';
    }
    if (!(await reloadCrew())) throw new Error('The crew could not be loaded.');
    return refused;
  };
  const { isUnknown, settle, ...unanswered } = useUnanswered(lookUp, (found) => setOutcome(found));
  const report = (isUnanswered: boolean, again?: () => Promise<Done>) => {
    repeat.current = again;
    unanswered.report(isUnanswered);
  };
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
    /**
     * Whether the last change has no response.
     * @param again repeats it with its idempotency key; needed if the page would not display whether it was made
     */
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
