import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { EditProblems } from '../../ui/office/EditProblems';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { valuesFrom } from '../../ui/office/form-values';
import { FormFields } from '../../ui/office/FormFields';
import { Panel } from '../../ui/office/Panel';
import { SaveBar } from '../../ui/office/SaveBar';
import { UnsavedGuard } from '../../ui/office/UnsavedGuard';
import { useVersionedForm } from '../../ui/office/use-versioned-form';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { useFocusOnMount } from '../../ui/use-focus-on-mount';
import { classTypeForm } from './class-type-form';
import { classTypeFormMessages as messages, classTypeHints } from './class-type-form.messages';
import { classTypesMessages } from './class-types.messages';
import styles from './ClassTypeForm.module.css';
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

/** The form of a class type. The values stay until they are saved. */
export function ClassTypeForm({ edited, findNow, onSaved, onFailed, onClose, onGone }: ClassTypeFormProps) {
  const versions = useClassTypeSave(edited, findNow);
  const { isBusy, run } = useOneAtATime();
  const heading = useFocusOnMount<HTMLSpanElement>();
  const state = useVersionedForm({
    form: classTypeForm,
    idPrefix: 'class-type-',
    versions,
    valuesOf: (type: OfficeClassTypeFragment) => valuesFrom(classTypeForm, type),
  });
  const { form, isDirty, isGone } = state;

  const send = async (over = versions.base) => {
    const typed = form.validate();
    if (!typed) return;
    const outcome = await versions.save(typed, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) onFailed(outcome.text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => send());
  };

  return (
    <Panel
      heading={
        <span ref={heading} tabIndex={-1}>
          <FormattedMessage {...(edited ? messages.editHeading : messages.createHeading)} />
        </span>
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <EditProblems
            state={state}
            onKeepMine={(over) => void run(() => send(over))}
            gone={<FormattedMessage {...classTypesMessages.gone} />}
            onGone={onGone}
          />
          <FormFields state={form} hints={classTypeHints} prompts={{ category: messages.categoryPrompt }} />
        </div>
        {!isGone && (
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...messages.save} />}
            onCancel={onClose}
          />
        )}
      </form>
    </Panel>
  );
}
