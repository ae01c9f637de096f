import { FormattedMessage } from 'react-intl';

import { valuesFrom } from '../../ui/office/form-values';
import { FormFields } from '../../ui/office/FormFields';
import { RecordForm } from '../../ui/office/RecordForm';
import { useVersionedForm } from '../../ui/office/use-versioned-form';
import { useVersionedSubmit } from '../../ui/office/use-versioned-submit';
import { classTypeForm } from './class-type-form';
import { classTypeFormMessages as messages, classTypeHints } from './class-type-form.messages';
import { classTypesMessages } from './class-types.messages';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';
import { useClassTypeSave } from './use-class-type-save';

interface ClassTypeFormProps {
  /** Undefined for a new class type. */
  edited: OfficeClassTypeFragment | undefined;
  /** Loads the current version from the server after a conflict. */
  findNow: (id: string) => Promise<OfficeClassTypeFragment | undefined>;
  onSaved: (type: OfficeClassTypeFragment) => void;
  /** @param text the server's reason, if any */
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
  /** Closes the form of a deleted class type. */
  onGone: () => void;
}

/** The form of a class type. */
export function ClassTypeForm({ edited, findNow, onSaved, onFailed, onClose, onGone }: ClassTypeFormProps) {
  const { save, ...versions } = useClassTypeSave(edited, findNow);
  const state = useVersionedForm({
    form: classTypeForm,
    idPrefix: 'class-type-',
    versions,
    valuesOf: (type: OfficeClassTypeFragment) => valuesFrom(classTypeForm, type),
  });
  const submission = useVersionedSubmit({ state, save, onSaved, onFailed, onClose });
  return (
    <RecordForm
      state={state}
      submission={submission}
      heading={<FormattedMessage {...(versions.base ? messages.editHeading : messages.createHeading)} />}
      saveLabel={<FormattedMessage {...messages.save} />}
      gone={<FormattedMessage {...classTypesMessages.gone} />}
      onClose={onClose}
      onGone={onGone}
    >
      <FormFields state={state.form} hints={classTypeHints} prompts={{ category: messages.categoryPrompt }} />
    </RecordForm>
  );
}
