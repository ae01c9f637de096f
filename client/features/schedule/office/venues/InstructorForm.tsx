import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { inputFrom } from '../../../../ui/forms/form-input';
import { isStoredIn, valuesFrom } from '../../../../ui/office/forms/form-values';
import { RecordForm } from '../../../../ui/office/forms/RecordForm';
import { useRecordForm, type RecordFormPage } from '../../../../ui/office/forms/use-record-form';
import { TextField } from '../../../../ui/forms/TextField';
import { instructorForm, type InstructorValues } from './instructor-form';
import {
  InstructorNowDocument,
  useInstructorCreateMutation,
  useInstructorUpdateMutation,
  type OfficeInstructorFragment,
} from './Instructors.generated';
import { instructorsMessages as messages } from './instructors.messages';
import { recordsMessages } from './records.messages';
import styles from './Records.module.css';

interface InstructorToSave {
  values: InstructorValues;
  /** Whether upcoming classes get the name. */
  changesClasses: boolean;
}

/** The form of an instructor. A new name can be given to upcoming classes too. */
export function InstructorForm(page: RecordFormPage<OfficeInstructorFragment>) {
  const intl = useIntl();
  const readNow = useReadNow();
  const [create] = useInstructorCreateMutation();
  const [update] = useInstructorUpdateMutation();
  const [changesClasses, setChangesClasses] = useState(false);
  const { save, ...versions } = useVersionedSave({
    edited: page.edited,
    isStored: ({ values }: InstructorToSave, instructor) => isStoredIn(instructorForm, values, instructor),
    send: async ({ values, changesClasses: isForClasses }, base, idempotencyKey) => {
      const input = inputFrom(instructorForm, values);
      if (!base)
        return (await create({ variables: { input: { ...input, idempotencyKey } } })).data?.createInstructor;
      const { id, version } = base;
      const change = { id, version, changesClasses: isForClasses && input.name !== base.name };
      return (await update({ variables: { input: { ...input, ...change } } })).data?.updateInstructor;
    },
    load: async (id) => (await readNow(InstructorNowDocument, id))?.instructor,
  });
  const { state, submission } = useRecordForm({
    definition: instructorForm,
    idPrefix: 'instructor-',
    versions,
    valuesOf: (instructor: OfficeInstructorFragment) => valuesFrom(instructorForm, instructor),
    save: (values, over) => save({ values, changesClasses }, over),
    ...page,
  });
  const { text, box, values } = state.form;
  const { base } = versions;
  const isRenamed = base !== undefined && values.name.trim() !== base.name;
  const contactHint = intl.formatMessage(messages.contactHint);
  return (
    <RecordForm
      state={state}
      submission={submission}
      heading={<FormattedMessage {...(page.edited ? messages.edit : messages.add)} />}
      gone={<FormattedMessage {...recordsMessages.gone} />}
      onClose={page.onClose}
      onGone={page.onGone}
    >
      <TextField
        {...text('name')}
        hint={base?.isUsed && intl.formatMessage(messages.nameHint)}
        autoComplete="off"
      />
      {isRenamed && base.comingClasses > 0 && (
        <Checkbox
          id="instructor-classes"
          label={<FormattedMessage {...messages.classesToo} />}
          hint={intl.formatMessage(messages.classesHint)}
          checked={changesClasses}
          onChange={({ target }) => setChangesClasses(target.checked)}
        />
      )}
      <div className={styles.pair}>
        <TextField {...text('email')} hint={contactHint} autoComplete="off" />
        <TextField {...text('phone')} hint={contactHint} autoComplete="off" />
      </div>
      <Checkbox {...box('isNotified')} hint={intl.formatMessage(messages.notifiedHint)} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.languagesHeading} />
        </legend>
        <Checkbox {...box('teachesEnglish')} />
        <Checkbox {...box('teachesSpanish')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.authorization} />
        </legend>
        <div className={styles.pair}>
          <TextField {...text('authorizationKind')} autoComplete="off" />
          <TextField {...text('authorizationNumber')} autoComplete="off" />
        </div>
        <TextField
          {...text('authorizationExpiresOn')}
          hint={intl.formatMessage(messages.expiresHint)}
          width="short"
        />
      </fieldset>
    </RecordForm>
  );
}
