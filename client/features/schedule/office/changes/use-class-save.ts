import type { UpdateClassInstanceInput } from '../../../../graphql/schema.generated';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { isSame } from '../../../../ui/office/forms/form-values';
import { classInput, valuesOfClass, type ClassValues } from '../class-form/class-form';
import {
  ScheduledClassDocument,
  useClassInstanceCreateMutation,
  useClassInstanceUpdateMutation,
  type OfficeClassFragment,
} from '../OfficeClasses.generated';

/** The update input, with the version that was edited. */
export function changedClassInput(values: ClassValues, base: OfficeClassFragment): UpdateClassInstanceInput {
  const { id, version } = base;
  return { ...classInput(values), id, version };
}

/** Whether attendees are notified of a change, and how many it concerns. */
export interface NoticeChoice {
  notify: boolean;
  people: number;
}

export interface ClassToSave {
  values: ClassValues;
  choice: NoticeChoice;
}

/** Links are left out: the server may have found them by name. */
const namesIn = (values: ClassValues) => ({ ...classInput(values), venueId: null, instructorId: null });

/** Schedules a class, or updates the version that was edited. */
export function useClassSave(edited: OfficeClassFragment | undefined) {
  const readNow = useReadNow();
  const [create] = useClassInstanceCreateMutation();
  const [update] = useClassInstanceUpdateMutation();
  return useVersionedSave({
    edited,
    send: async ({ values, choice: { notify } }: ClassToSave, base, idempotencyKey) => {
      if (!base) {
        const input = { ...classInput(values), idempotencyKey };
        return (await create({ variables: { input } })).data?.createClassInstance;
      }
      const input = { ...changedClassInput(values, base), notify };
      return (await update({ variables: { input } })).data?.updateClassInstance;
    },
    isStored: ({ values }, scheduled) => isSame(namesIn(values), namesIn(valuesOfClass(scheduled))),
    load: async (id) => (await readNow(ScheduledClassDocument, id))?.classInstance,
  });
}
