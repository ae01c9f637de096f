import { useEffect, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EditConflict } from '../../ui/office/EditConflict';
import { EditGone } from '../../ui/office/EditGone';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { changedFields, changesBetween } from '../../ui/office/form-changes';
import { valuesFrom } from '../../ui/office/form-values';
import { FormFields } from '../../ui/office/FormFields';
import { Panel } from '../../ui/office/Panel';
import { SaveBar } from '../../ui/office/SaveBar';
import { useForm } from '../../ui/use-form';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
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
  onDirty: (isDirty: boolean) => void;
  /** For the title of the page. */
  onErrors: (hasErrors: boolean) => void;
  onSaved: (type: OfficeClassTypeFragment) => void;
  /** @param text the server's reason, if any */
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
  /** Closes the form of a deleted class type. */
  onGone: () => void;
}

const valuesOf = (type: OfficeClassTypeFragment) => valuesFrom(classTypeForm, type);

/** The form of a class type. The values stay until they are saved. */
export function ClassTypeForm({
  edited,
  findNow,
  onDirty,
  onErrors,
  onSaved,
  onFailed,
  onClose,
  onGone,
}: ClassTypeFormProps) {
  const intl = useIntl();
  const { base, theirs, isGone, save, acceptTheirs } = useClassTypeSave(edited, findNow);
  const { isBusy, run } = useOneAtATime();
  const heading = useRef<HTMLSpanElement>(null);
  const original = base ? valuesOf(base) : classTypeForm.initial;
  const form = useForm({ form: classTypeForm, initial: original, idPrefix: 'class-type-' });
  const isDirty = changedFields(classTypeForm, form.values, original).length > 0;
  const hasErrors = form.errors.length > 0;

  // In the same task as the change, so that Back directly afterwards is guarded.
  useLayoutEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
  useEffect(() => heading.current?.focus(), []);

  const send = async (over = base) => {
    const typed = form.validate();
    if (!typed) return;
    const outcome = await save(typed, over);
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
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <div role="alert">
            {isGone && (
              <EditGone onClose={onGone}>
                <FormattedMessage {...classTypesMessages.gone} />
              </EditGone>
            )}
            {theirs && base && (
              <EditConflict
                changes={changesBetween(intl, classTypeForm, valuesOf(base), valuesOf(theirs))}
                onTakeTheirs={() => {
                  form.reset(valuesOf(theirs));
                  acceptTheirs();
                }}
                onKeepMine={() => {
                  acceptTheirs();
                  void run(() => send(theirs));
                }}
              />
            )}
          </div>
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
