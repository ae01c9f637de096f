import { useRef, useState } from 'react';

import { readFailure } from '../../../graphql/requests/failure';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { useWhenOnline } from '../../../ui/page/use-when-online';

interface Unanswered {
  /** Nobody knows yet whether the last change was made. */
  isUnknown: boolean;
  /** Whether the last change has no response. */
  report: (isUnanswered: boolean) => void;
  /** Finds out whether a change with a lost response was made. @returns whether there is one */
  settle: () => boolean;
}

/** Whether a look-up that failed like this may find it out if it is repeated. */
export function isUndecided(error: unknown): boolean {
  const { code } = readFailure(error);
  return code === 'NETWORK' || code === 'INTERNAL' || code === 'RATE_LIMITED' || code === 'CONFLICT';
}

/**
 * Finds out whether a change with a lost response was made, and tries again when the browser is back online.
 * @param lookUp rejects if it cannot find out
 */
export function useUnanswered<Found>(
  lookUp: () => Promise<Found>,
  onSettled: (found: Found) => void,
): Unanswered {
  const [isUnknown, setIsUnknown] = useState(false);
  const isUnanswered = useRef(false);
  const report = (next: boolean) => {
    isUnanswered.current = next;
    if (!next) setIsUnknown(false);
  };

  const { run } = useOneAtATime();
  const settle = () => {
    if (!isUnanswered.current) return false;
    setIsUnknown(true);
    void run(async () => {
      const found = await lookUp().then(
        (value) => ({ value }),
        () => undefined,
      );
      if (!found) return;
      report(false);
      onSettled(found.value);
    });
    return true;
  };

  useWhenOnline(isUnknown, settle);

  return { isUnknown, report, settle };
}
