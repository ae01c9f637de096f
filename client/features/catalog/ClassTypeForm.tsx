import { FormattedMessage } from 'react-intl';

import { useVersionedSave } from '../../graphql/office/use-versioned-save';
import { inputFrom } from '../../ui/forms/form-input';
import { isStoredIn, valuesFrom } from '../../ui/office/forms/form-values';
import { FormFields } from '../../ui/office/forms/FormFields';
import { RecordForm } from '../../ui/office/forms/RecordForm';
import { useRecordForm, type RecordFormPage } from '../../ui/office/forms/use-record-form';
import { classTypeForm, type ClassTypeValues } from './class-type-form';
import { classTypeFormMessages as messages, classTypeHints } from './class-type-form.messages';
import { classTypesMessages } from './class-types.messages';
import {
  useClassTypeCreateMutation,
  useClassTypeUpdateMutation,
  type OfficeClassTypeFragment,
} from './ClassTypesPage.generated';

interface ClassTypeFormProps extends RecordFormPage<OfficeClassTypeFragment> {
  /** Loads the current version from the server after a conflict. */
  findNow: (id: string) => Promise<OfficeClassTypeFragment | undefined>;
}

/** The form of a class type. */
export function ClassTypeForm({ findNow, ...page }: ClassTypeFormProps) {
  const [create] = useClassTypeCreateMutation();
  const [update] = useClassTypeUpdateMutation();
  const { save, ...versions } = useVersionedSave({
    edited: page.edited,
    isStored: (values: ClassTypeValues, type) => isStoredIn(classTypeForm, values, type),
    send: async (values, type, idempotencyKey) => {
      const input = inputFrom(classTypeForm, values);
      if (!type)
        return (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createClassType;
      const { id, version } = type;
      return (await update({ variables: { input: { ...input, id, version } } })).data?.updateClassType;
    },
    load: findNow,
  });
  const { state, submission } = useRecordForm({
    definition: classTypeForm,
    idPrefix: 'class-type-',
    versions,
    valuesOf: (type: OfficeClassTypeFragment) => valuesFrom(classTypeForm, type),
    save,
    ...page,
  });
  return (
    <RecordForm
      state={state}
      submission={submission}
      heading={<FormattedMessage {...(versions.base ? messages.editHeading : messages.createHeading)} />}
      saveLabel={<FormattedMessage {...messages.save} />}
      gone={<FormattedMessage {...classTypesMessages.gone} />}
      onClose={page.onClose}
      onGone={page.onGone}
    >
      <FormFields state={state.form} hints={classTypeHints} prompts={{ category: messages.categoryPrompt }} />
    </RecordForm>
  );
}
