import { useApolloClient } from '@apollo/client/react';

import { useVersionedSave } from '../../../graphql/use-versioned-save';
import { classInput, type ClassValues } from './class-form';
import {
  ScheduledClassDocument,
  useClassInstanceCreateMutation,
  useClassInstanceUpdateMutation,
  type OfficeClassFragment,
} from './SchedulePage.generated';
import { zoneOfState } from './venue-zone';

/** A zone somebody set by hand stays while the class stays in its state; else the state decides. */
function keptZone(values: ClassValues, base: OfficeClassFragment): string | null {
  const isSet = base.timeZone !== zoneOfState[base.address.state];
  return isSet && base.address.state === values['address.state'] ? base.timeZone : null;
}

/** Schedules a class, or changes the edition that was edited. */
export function useClassSave(edited: OfficeClassFragment | undefined) {
  const client = useApolloClient();
  const [create] = useClassInstanceCreateMutation();
  const [update] = useClassInstanceUpdateMutation();
  return useVersionedSave({
    edited,
    send: async (values: ClassValues, base) => {
      const input = classInput(values);
      if (!base) return (await create({ variables: { input } })).data?.createClassInstance;
      const { id, version } = base;
      const timeZone = keptZone(values, base);
      return (await update({ variables: { input: { ...input, id, version, timeZone } } })).data
        ?.updateClassInstance;
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
