import { asOffice } from '../../graphql/as-office';
import { readFailure } from '../../graphql/failure';
import { readProblem } from '../../graphql/problem';
import { inputFrom } from '../../ui/form-records';
import { classTypeForm, type ClassTypeValues } from './class-type-form';
import {
  useClassTypeCreateMutation,
  useClassTypeUpdateMutation,
  type OfficeClassTypeFragment,
} from './ClassTypesPage.generated';

export type SaveOutcome =
  | { kind: 'saved'; type: OfficeClassTypeFragment }
  | { kind: 'conflict' }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; text: string | undefined };

/** Saves a new class type, or a change of the version that was edited. Never rejects. */
export function useClassTypeSave() {
  const [create] = useClassTypeCreateMutation({ context: asOffice });
  const [update] = useClassTypeUpdateMutation({ context: asOffice });

  return async (
    values: ClassTypeValues,
    edited: OfficeClassTypeFragment | undefined,
  ): Promise<SaveOutcome> => {
    try {
      const input = inputFrom(classTypeForm, values);
      const type = edited
        ? (await update({ variables: { input: { ...input, id: edited.id, version: edited.version } } })).data
            ?.updateClassType
        : (await create({ variables: { input } })).data?.createClassType;
      return type ? { kind: 'saved', type } : { kind: 'refused', fields: {}, text: undefined };
    } catch (error) {
      const { code, fields } = readProblem(error);
      if (code === 'CONFLICT') return { kind: 'conflict' };
      const failure = readFailure(error);
      return { kind: 'refused', fields, text: failure.kind === 'refused' ? failure.text : undefined };
    }
  };
}
