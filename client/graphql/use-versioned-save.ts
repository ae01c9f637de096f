import { useState } from 'react';

import { readFailure, type Failure } from './failure';

interface Versioned {
  id: string;
  version: number;
}

interface VersionedSaveOptions<Values, Saved> {
  /** The edition that was opened; none for a new record. */
  edited: Saved | undefined;
  /** Creates the record, or changes the given edition of it. @returns what was saved, nothing for values not checked */
  send: (values: Values, base: Saved | undefined) => Promise<Saved | undefined>;
  /** The record as the server has it now. */
  load: (id: string) => Promise<Saved | undefined>;
}

type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  /** Somebody else saved in between. Nothing is saved until it is decided whose edition counts. */
  | { kind: 'conflict' }
  /** Somebody else has deleted the record: it cannot be saved any more. */
  | { kind: 'gone' }
  | { kind: 'refused'; fields: Failure['fields']; text: string | undefined };

export interface VersionedSave<Values, Saved> {
  /** The edition that is changed by the next save. */
  base: Saved | undefined;
  /** What somebody else has saved in the meantime. */
  theirs: Saved | undefined;
  /** Somebody else has deleted the record in the meantime. */
  isGone: boolean;
  /** Never rejects. @param over the edition that is changed, when it is another than `base` */
  save: (values: Values, over?: Saved) => Promise<SaveOutcome<Saved>>;
  /** It is decided: `theirs` is the edition that is changed by the next save. */
  acceptTheirs: () => void;
}

/** Saves a record unless somebody else has saved it since it was read. */
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
      if (code === 'NOT_FOUND' && over) {
        setIsGone(true);
        return { kind: 'gone' };
      }
      const current = code === 'CONFLICT' && over ? await load(over.id).catch(() => undefined) : undefined;
      setTheirs(current);
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
