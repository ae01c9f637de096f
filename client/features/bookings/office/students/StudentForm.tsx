import { FormattedMessage, useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useVersionedSave } from '../../../../graphql/office/use-versioned-save';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { defineForm } from '../../../../ui/forms/define-form';
import { flag } from '../../../../ui/forms/form-fields';
import { inputFrom } from '../../../../ui/forms/form-input';
import { isStoredIn, valuesFrom } from '../../../../ui/office/forms/form-values';
import listPage from '../../../../ui/office/lists/ListPage.module.css';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { useRecordForm } from '../../../../ui/office/forms/use-record-form';
import { personForm, type PersonValues } from '../person/office-person';
import { studentMessages as messages } from './office-students.messages';
import { PersonForm } from '../person/PersonForm';
import {
  StudentEditedDocument,
  useStudentCreateMutation,
  useStudentUpdateMutation,
  type OfficeStudentFragment,
} from './Students.generated';

/** The field that only the form of a new student has. */
const welcomeForm = defineForm({
  fields: { sendEmail: flag({ initial: true }) },
  labels: { sendEmail: messages.sendEmail },
  problems: {},
});

interface StudentFormProps {
  /** Undefined for a new student. */
  student: OfficeStudentFragment | undefined;
  onSaved: (done: ToastContent) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Adds or edits a student. Has a key, so that each student gets a new form. */
export function StudentForm({ student, onSaved, onFailed, onClose }: StudentFormProps) {
  const intl = useIntl();
  const readNow = useReadNow();
  const invalidateLists = useInvalidateLists();
  const [create] = useStudentCreateMutation();
  const [update] = useStudentUpdateMutation();
  const welcome = useDraftForm({ form: welcomeForm, idPrefix: 'student-', subject: 'welcome' });
  const { sendEmail } = welcome.form.values;
  const { save, ...versions } = useVersionedSave({
    edited: student,
    isStored: (values: PersonValues, person) => isStoredIn(personForm, values, person),
    send: async (values, base, idempotencyKey) => {
      const person = inputFrom(personForm, values);
      if (!base) {
        const input = { ...person, sendEmail, idempotencyKey };
        return (await create({ variables: { input } })).data?.createStudent;
      }
      const { id, version } = base;
      // Only new students get a welcome mail.
      const input = { ...person, id, version, sendEmail: false };
      return (await update({ variables: { input } })).data?.updateStudent;
    },
    load: async (id) => (await readNow(StudentEditedDocument, id))?.student,
  });
  const { base } = versions;
  const { state, submission } = useRecordForm({
    definition: personForm,
    idPrefix: 'student-',
    versions,
    valuesOf: (person: OfficeStudentFragment) => valuesFrom(personForm, person),
    save,
    onSaved: ({ id }) => {
      const link = { to: consolePathTo.student(id), text: intl.formatMessage(messages.open) };
      onSaved(
        base
          ? { text: intl.formatMessage(messages.updated) }
          : { text: intl.formatMessage(messages.added), link },
      );
      invalidateLists('students');
    },
    onFailed: (text) =>
      onFailed(text ?? intl.formatMessage(base ? messages.updateFailed : messages.addFailed)),
    onClose,
  });

  return (
    <PersonForm
      base={base}
      state={state}
      submission={submission}
      heading={<FormattedMessage {...(base ? messages.editHeading : messages.add)} />}
      idPrefix="student"
      onClose={onClose}
      gone={<FormattedMessage {...messages.gone} />}
      onGone={() => {
        onClose();
        invalidateLists('students');
      }}
      hasMore={welcome.isDirty}
    >
      {base ? (
        <p className={listPage.quiet}>
          <FormattedMessage {...messages.bookingsKeep} />
        </p>
      ) : (
        <Checkbox {...welcome.form.box('sendEmail')} />
      )}
    </PersonForm>
  );
}
