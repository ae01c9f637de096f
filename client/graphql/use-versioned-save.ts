import { useState } from 'react';

import { readFailure, type Failure } from './failure';

interface Versioned {
  id: string;
  /** Null for a record that was not created yet. */
  version: number | null;
}

interface VersionedSaveOptions<Values, Saved> {
  /** The version that was opened; undefined for a new record. */
  edited: Saved | undefined;
  /** Creates the record or updates the given version. @returns the saved record; undefined if the values are invalid */
  send: (values: Values, base: Saved | undefined) => Promise<Saved | undefined>;
  /** Loads the current version from the server: undefined if that fails, null if the record was deleted. */
  load: (id: string) => Promise<Saved | null | undefined>;
}

type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  /** Another account has saved a newer version. Nothing is saved until the user has chosen a version. */
  | { kind: 'conflict' }
  /** The record was deleted: it cannot be saved any more. */
  | { kind: 'gone' }
  | { kind: 'refused'; fields: Failure['fields']; text: string | undefined };

export interface VersionedSave<Values, Saved> {
  /** The version that the next save is based on. */
  base: Saved | undefined;
  /** The newer version that another account has saved. */
  theirs: Saved | undefined;
  /** Another account has deleted the record. */
  isGone: boolean;
  /** Never rejects. @param over the version to save over, if it is not `base` */
  save: (values: Values, over?: Saved) => Promise<SaveOutcome<Saved>>;
  /** The user has chosen: the next save is based on `theirs`. */
  acceptTheirs: () => void;
}

/** Saves a record unless it was changed since it was read. */
export function useVersionedSave<Values, Saved extends Versioned>({
  edited,
  send,
  load,
}: VersionedSaveOptions<Values, Saved>): VersionedSave<Values, Saved> {
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<Saved>();
  const [isGone, setIsGone] = useState(false);

  const save = async (values: Values, over = base): Promise<SaveOutcome<Saved>> => {
    setTheirs(undefined);
    try {
      const saved = await send(values, over);
      return saved ? { kind: 'saved', saved } : { kind: 'refused', fields: {}, text: undefined };
    } catch (error) {
      const { code, fields, text } = readFailure(error);
      const current = code === 'CONFLICT' && over ? await load(over.id).catch(() => undefined) : undefined;
      if (over && (code === 'NOT_FOUND' || current === null)) {
        setIsGone(true);
        return { kind: 'gone' };
      }
      setTheirs(current ?? undefined);
      return current ? { kind: 'conflict' } : { kind: 'refused', fields, text };
    }
  };

  return {
    base,
    theirs,
    isGone,
    save,
    acceptTheirs: () => {
      setBase(theirs);
      setTheirs(undefined);
    },
  };
}
