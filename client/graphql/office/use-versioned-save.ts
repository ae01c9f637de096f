import { useRef, useState } from 'react';

import { readFailure, type Failure } from '../requests/failure';
import { newIdempotencyKey } from '../requests/idempotency-key';
import { isLost } from '../requests/is-lost';
import { retryOnNetworkError } from './retry-on-network-error';

interface Versioned {
  id: string;
  /** Null for a record that was not created yet. */
  version: number | null;
}

interface VersionedSaveOptions<Values, Saved> {
  /** The version that was opened; undefined for a new record. */
  edited: Saved | undefined;
  /**
   * Creates the record or updates the given version.
   * @param idempotencyKey for the creation: a repeated one returns the record of the first, with its values
   * @returns the saved record; undefined if the values are invalid
   */
  send: (values: Values, base: Saved | undefined, idempotencyKey: string) => Promise<Saved | undefined>;
  /** Loads the current version from the server: undefined if that fails, null if the record was deleted. */
  load: (id: string) => Promise<Saved | null | undefined>;
  /** Whether the record has the values. */
  isStored: (values: Values, record: Saved) => boolean;
}

type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  /** Another account has saved a newer version. Nothing is saved until the user has chosen a version. */
  | { kind: 'conflict' }
  /** The record was deleted: it cannot be saved any more. */
  | { kind: 'gone' }
  /** @property isLost the response was lost: it is unknown whether it was saved. Saving again does nothing twice. */
  | { kind: 'refused'; fields: Failure['fields']; text: string | undefined; isLost: boolean };

export interface VersionedSave<Values, Saved> {
  /** The version that the next save is based on. */
  base: Saved | undefined;
  /** The newer version that another account has saved. */
  theirs: Saved | undefined;
  /** Another account has deleted the record. */
  isGone: boolean;
  /** The response of the last save was lost: it is unknown whether it was saved. */
  isUnanswered: boolean;
  /** The idempotency key of a new record. */
  creationKey: string;
  /** Before a reload of the page, the new record may have been sent with this key. */
  resumeCreation: (key: string) => void;
  /** Never rejects. @param over the version to save over, if it is not `base` */
  save: (values: Values, over?: Saved) => Promise<SaveOutcome<Saved>>;
  /** What an earlier save of this version, whose response was lost, has made. Rejects if that is still unknown. */
  findMade: (over: Saved) => Promise<{ saved: Saved; sent: Values } | undefined>;
  /** The next save is based on this version. */
  rebase: (version: Saved) => void;
}

/**
 * Saves a record unless it was changed since it was read. A request whose response was lost is repeated. If it was
 * carried out, that is the result, also of a later save: values that were changed since then are saved over it.
 */
export function useVersionedSave<Values, Saved extends Versioned>({
  edited,
  send,
  load,
  isStored,
}: VersionedSaveOptions<Values, Saved>): VersionedSave<Values, Saved> {
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<Saved>();
  const [isGone, setIsGone] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [creationKey, setCreationKey] = useState(newIdempotencyKey);
  const [isResumed, setIsResumed] = useState(false);
  /** The requests of which no response has said whether they were carried out. */
  const unanswered = useRef<{ values: Values; over: Saved | undefined }[]>([]);

  /** The request that has made this version. */
  const ownRequest = (record: Saved) =>
    unanswered.current.find(
      (sent) =>
        sent.over?.id === record.id &&
        record.version === (sent.over.version ?? 0) + 1 &&
        isStored(sent.values, record),
    );

  const save = async (values: Values, over = base): Promise<SaveOutcome<Saved>> => {
    const saveOver = async (own: Saved): Promise<SaveOutcome<Saved>> =>
      isStored(values, own) ? { kind: 'saved', saved: own } : save(values, own);
    const request = async () => {
      try {
        return await send(values, over, creationKey);
      } catch (error) {
        if (isLost(readFailure(error))) unanswered.current.push({ values, over });
        throw error;
      }
    };
    setTheirs(undefined);
    setIsUnanswered(false);
    try {
      const saved = await retryOnNetworkError(request);
      if (!saved) return { kind: 'refused', fields: {}, text: undefined, isLost: false };
      const isEarlier = !over && (isResumed || unanswered.current.some((sent) => sent.values !== values));
      return isEarlier ? await saveOver(saved) : { kind: 'saved', saved };
    } catch (error) {
      const failure = readFailure(error);
      const { code, fields, text } = failure;
      const current = code === 'CONFLICT' && over ? await load(over.id).catch(() => undefined) : undefined;
      if (over && (code === 'NOT_FOUND' || current === null)) {
        setIsGone(true);
        return { kind: 'gone' };
      }
      if (current && ownRequest(current)) return saveOver(current);
      setTheirs(current ?? undefined);
      setIsUnanswered(isLost(failure));
      return current ? { kind: 'conflict' } : { kind: 'refused', fields, text, isLost: isLost(failure) };
    }
  };

  return {
    base,
    theirs,
    isGone,
    isUnanswered,
    creationKey,
    resumeCreation: (key) => {
      setCreationKey(key);
      setIsResumed(true);
    },
    save,
    findMade: async (over) => {
      const wasSent = unanswered.current.some(
        (sent) => sent.over?.id === over.id && sent.over.version === over.version,
      );
      const current = wasSent ? await load(over.id) : undefined;
      const sent = current ? ownRequest(current) : undefined;
      return current && sent ? { saved: current, sent: sent.values } : undefined;
    },
    rebase: (version) => {
      setBase(version);
      setTheirs(undefined);
    },
  };
}
