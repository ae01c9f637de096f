import { useVersionedSave } from '../../graphql/use-versioned-save';
import { inputFrom } from '../../ui/form-input';
import { isStoredIn } from '../../ui/office/form-values';
import { classTypeForm, type ClassTypeValues } from './class-type-form';
import {
  useClassTypeCreateMutation,
  useClassTypeUpdateMutation,
  type OfficeClassTypeFragment,
} from './ClassTypesPage.generated';

/** Saves a new class type, or a change based on the version that was opened. */
export function useClassTypeSave(
  edited: OfficeClassTypeFragment | undefined,
  load: (id: string) => Promise<OfficeClassTypeFragment | undefined>,
) {
  const [create] = useClassTypeCreateMutation();
  const [update] = useClassTypeUpdateMutation();
  return useVersionedSave({
    edited,
    load,
    send: async (values: ClassTypeValues, base, idempotencyKey) => {
      const input = inputFrom(classTypeForm, values);
      if (!base)
        return (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createClassType;
      const { id, version } = base;
      return (await update({ variables: { input: { ...input, id, version } } })).data?.updateClassType;
    },
    isStored: (values, type) => isStoredIn(classTypeForm, values, type),
  });
}
