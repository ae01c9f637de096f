import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { asOffice } from '../../../graphql/as-office';
import { readFailure } from '../../../graphql/failure';
import { readProblem } from '../../../graphql/problem';
import { Checkbox } from '../../../ui/Checkbox';
import { inputFrom, valuesFrom } from '../../../ui/form-records';
import { personForm, type PersonValues } from './office-person';
import { studentMessages as messages } from './office-students.messages';
import { PersonForm, type PersonOutcome } from './PersonForm';
import {
  StudentEditedDocument,
  useStudentCreateMutation,
  useStudentUpdateMutation,
  type OfficeStudentFragment,
} from './Students.generated';

interface StudentFormProps {
  /** None: a new one. */
  student: OfficeStudentFragment | undefined;
  /** With the words that say so. */
  onSaved: (done: string) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Adds a student, or changes one. Mounted anew for each. */
export function StudentForm({ student, onSaved, onFailed, onClose }: StudentFormProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [create] = useStudentCreateMutation({ context: asOffice });
  const [update] = useStudentUpdateMutation({ context: asOffice });
  const [sendEmail, setSendEmail] = useState(true);
  const base = useRef(student);

  const send = async (values: PersonValues) => {
    const person = inputFrom(personForm, values);
    if (base.current) {
      const { id, version } = base.current;
      // A welcome mail is for a new student.
      await update({ variables: { input: { ...person, id, version, sendEmail: false } } });
    } else await create({ variables: { input: { ...person, sendEmail } } });
  };

  const save = async (values: PersonValues): Promise<PersonOutcome> => {
    try {
      await send(values);
      onSaved(intl.formatMessage(student ? messages.updated : messages.added));
      return { kind: 'saved' };
    } catch (error) {
      const { code, fields } = readProblem(error);
      const before = base.current;
      if (code === 'CONFLICT' && before) {
        const latest = await client
          .query({
            query: StudentEditedDocument,
            variables: { id: before.id },
            context: asOffice,
            fetchPolicy: 'network-only',
          })
          .catch(() => undefined);
        if (latest?.data) {
          base.current = latest.data.student;
          return {
            kind: 'conflict',
            before: valuesFrom(personForm, before),
            now: valuesFrom(personForm, latest.data.student),
          };
        }
      }
      const failure = readFailure(error);
      const text = (failure.kind === 'refused' && failure.text) || undefined;
      return {
        kind: 'refused',
        fields,
        text: text ?? intl.formatMessage(student ? messages.updateFailed : messages.addFailed),
      };
    }
  };

  return (
    <PersonForm
      heading={<FormattedMessage {...(student ? messages.editHeading : messages.add)} />}
      idPrefix="student"
      initial={student ? valuesFrom(personForm, student) : personForm.initial}
      save={save}
      onFailed={onFailed}
      onClose={onClose}
      hasMore={!sendEmail}
    >
      {!student && (
        <Checkbox
          id="student-sendEmail"
          label={intl.formatMessage(messages.sendEmail)}
          checked={sendEmail}
          onChange={(event) => setSendEmail(event.target.checked)}
        />
      )}
    </PersonForm>
  );
}
