import { useRef, useState } from 'react';

import {
  readCrewDraft,
  removeCrewDraft,
  writeCrewDraft,
  type CrewAttempt,
  type CrewDraft,
  type TypedCrew,
} from './crew-draft';

/** What is typed for a crew in a class, and the attempt to book, stored on every change. */
export interface CrewDraftState {
  /** What was stored before this visit. */
  kept: CrewDraft | null;
  /** A request was sent, and it is unknown whether the server has booked. */
  isUnanswered: boolean;
  lastAttempt: () => CrewAttempt | null;
  save: (typed: TypedCrew) => void;
  /** What is typed by now: the form can be edited while its request is being sent. @param sent if storage is blocked */
  latest: (sent: TypedCrew) => TypedCrew;
  /** Stores the attempt with what is typed by now. @param typed if nothing is stored */
  remember: (typed: TypedCrew, attempt: CrewAttempt | null) => void;
  remove: () => void;
}

export function useCrewDraft(formId: string): CrewDraftState {
  const [kept] = useState(() => readCrewDraft(formId));
  // In memory besides the storage, which may be blocked: a retry needs the same key.
  const attempt = useRef(kept?.attempt ?? null);
  const [isUnanswered, setIsUnanswered] = useState(kept?.attempt?.unanswered === true);
  const latest = (sent: TypedCrew) => readCrewDraft(formId) ?? sent;
  return {
    kept,
    isUnanswered,
    lastAttempt: () => attempt.current,
    save: (typed) => writeCrewDraft(formId, { ...typed, attempt: attempt.current }),
    latest,
    remember: (typed, next) => {
      attempt.current = next;
      setIsUnanswered(next?.unanswered === true);
      writeCrewDraft(formId, { ...latest(typed), attempt: next });
    },
    remove: () => removeCrewDraft(formId),
  };
}
