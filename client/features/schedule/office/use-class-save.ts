import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { readProblem } from '../../../graphql/problem';
import { classInput, type ClassValues } from './class-form';
import {
  ScheduledClassDocument,
  useClassInstanceCreateMutation,
  useClassInstanceUpdateMutation,
  type OfficeClassFragment,
} from './SchedulePage.generated';
import { zoneOfState } from './venue-zone';

type SaveOutcome =
  | { kind: 'saved'; saved: OfficeClassFragment }
  /** Somebody else saved in between: `theirs` has their edition. */
  | { kind: 'conflict' }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; text: string | undefined };

interface ClassSave {
  /** @param base the edition that was edited; none for a new class */
  save: (values: ClassValues, base: OfficeClassFragment | undefined) => Promise<SaveOutcome>;
  theirs: OfficeClassFragment | undefined;
  forgetTheirs: () => void;
}

/** A zone somebody set by hand stays while the class stays in its state; else the state decides. */
function keptZone(values: ClassValues, base: OfficeClassFragment): string | null {
  const isSet = base.timeZone !== zoneOfState[base.address.state];
  return isSet && base.address.state === values['address.state'] ? base.timeZone : null;
}

export function useClassSave(): ClassSave {
  const client = useApolloClient();
  const [create] = useClassInstanceCreateMutation({ context: asOffice });
  const [update] = useClassInstanceUpdateMutation({ context: asOffice });
  const [theirs, setTheirs] = useState<OfficeClassFragment>();

  const send = async (values: ClassValues, base: OfficeClassFragment | undefined) => {
    const input = classInput(values);
    if (!base) return (await create({ variables: { input } })).data?.createClassInstance;
    const { id, version } = base;
    const timeZone = keptZone(values, base);
    return (await update({ variables: { input: { ...input, id, version, timeZone } } })).data
      ?.updateClassInstance;
  };

  const save: ClassSave['save'] = async (values, base) => {
    try {
      const saved = await send(values, base);
      return saved ? { kind: 'saved', saved } : { kind: 'refused', fields: {}, text: undefined };
    } catch (error) {
      const { code, fields } = readProblem(error);
      if (code === 'CONFLICT' && base) {
        const latest = await client
          .query({
            query: ScheduledClassDocument,
            variables: { id: base.id },
            context: asOffice,
            fetchPolicy: 'network-only',
          })
          .catch(() => undefined);
        if (latest?.data) {
          setTheirs(latest.data.classInstance);
          return { kind: 'conflict' };
        }
      }
      const failure = readFailure(error);
      return { kind: 'refused', fields, text: failure.kind === 'refused' ? failure.text : undefined };
    }
  };

  return {
    save,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
  };
}
