import { useApolloClient } from '@apollo/client/react';

import type { UpdateClassInstanceInput } from '../../../graphql/schema.generated';
import { useVersionedSave } from '../../../graphql/use-versioned-save';
import { classInput, type ClassValues } from './class-form';
import {
  ScheduledClassDocument,
  useClassInstanceCreateMutation,
  useClassInstanceUpdateMutation,
  type OfficeClassFragment,
} from './SchedulePage.generated';

/** The update input, with the version that was edited. */
export function changedClassInput(values: ClassValues, base: OfficeClassFragment): UpdateClassInstanceInput {
  const { id, version } = base;
  return { ...classInput(values), id, version };
}

export interface ClassToSave {
  values: ClassValues;
  /** Whether attendees are notified. */
  notify: boolean;
}

/** Schedules a class, or updates the version that was edited. */
export function useClassSave(edited: OfficeClassFragment | undefined) {
  const client = useApolloClient();
  const [create] = useClassInstanceCreateMutation();
  const [update] = useClassInstanceUpdateMutation();
  return useVersionedSave({
    edited,
    send: async ({ values, notify }: ClassToSave, base) => {
      if (!base)
        return (await create({ variables: { input: classInput(values) } })).data?.createClassInstance;
      const input = { ...changedClassInput(values, base), notify };
      return (await update({ variables: { input } })).data?.updateClassInstance;
    },
    load: async (id) =>
      (
        await client.query({
          query: ScheduledClassDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
      ).data?.classInstance,
  });
}
