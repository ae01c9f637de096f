import { useRef } from 'react';

import { readFailure } from '../requests/failure';
import { isLost } from '../requests/is-lost';
import { retryOnNetworkError } from './retry-on-network-error';

/** A change of a version of a record: the server makes it at most once. */
export interface RepeatableChange<Saved> {
  send: () => Promise<Saved>;
  /** Reads the record. @returns it if it is the version that this change makes */
  find: () => Promise<Saved | undefined>;
}

/**
 * Repeats changes whose response was lost. If a repetition is refused, the record tells whether the change was made. What
 * remains unknown is found out by the next change of the same version.
 */
export function useRepeatedChange<Saved, Change extends RepeatableChange<Saved> = RepeatableChange<Saved>>() {
  const unanswered = useRef(new Map<string, Change>());
  /**
   * Throws the error of the last request.
   * @param version identifies the version that is changed
   * @returns the saved record, and the change that has made it: this one, or an earlier one whose response was lost
   */
  return async (version: string, change: Change): Promise<{ saved: Saved; made: Change }> => {
    const earlier = unanswered.current.get(version);
    const send = async () => {
      try {
        return await change.send();
      } catch (error) {
        if (isLost(readFailure(error))) unanswered.current.set(version, change);
        throw error;
      }
    };
    try {
      const saved = await retryOnNetworkError(send);
      unanswered.current.delete(version);
      return { saved, made: change };
    } catch (error) {
      const isUnanswered = unanswered.current.has(version);
      for (const made of new Set([earlier, isUnanswered ? change : undefined])) {
        const saved = await made?.find();
        if (made && saved !== undefined) {
          unanswered.current.delete(version);
          return { saved, made };
        }
      }
      if (!isLost(readFailure(error))) unanswered.current.delete(version);
      throw error;
    }
  };
}
