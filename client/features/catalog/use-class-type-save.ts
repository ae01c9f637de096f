import { asOffice } from '../../graphql/as-office';
import { readFailure } from '../../graphql/failure';
import { readProblem } from '../../graphql/problem';
import { inputOf, type ClassTypeValues } from './class-type-values';
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
    const input = inputOf(values);
    if (!input) return { kind: 'refused', fields: {}, text: undefined };
    try {
      const type = edited
        ? (await update({ variables: { input: { ...input, id: edited.id, version: edited.version } } })).data
            ?.updateClassType
        : (await create({ variables: { input } })).data?.createClassType;
      return type ? { kind: 'saved', type } : { kind: 'refused', fields: {}, text: undefined };
    } catch (error) {
      const { code, fields } = readProblem(error);
      if (code === 'CONFLICT') return { kind: 'conflict' };
      const failure = readFailure(error);
      const text = failure.kind === 'refused' ? failure.text : undefined;
      // The form knows the price in dollars.
      const { priceCents, ...others } = fields;
      return { kind: 'refused', fields: priceCents ? { ...others, price: priceCents } : others, text };
    }
  };
}
