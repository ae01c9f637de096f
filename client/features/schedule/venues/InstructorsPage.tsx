import { FormattedMessage } from 'react-intl';

import { EmailText } from '../../../ui/office/EmailText';
import { phoneText } from '../../../ui/phone-text';
import { Authorization } from './Authorization';
import { InstructorForm } from './InstructorForm';
import {
  useInstructorArchiveMutation,
  useInstructorDeleteMutation,
  useInstructorRestoreMutation,
  useInstructorsQuery,
  type OfficeInstructorFragment,
} from './Instructors.generated';
import { instructorsMessages as messages } from './instructors.messages';
import { RecordsPage } from './RecordsPage';
import styles from './RecordsPage.module.css';
import { recordsQueryOf, useRecordList } from './use-record-list';
import { useRecordsUrlState } from './use-records-url-state';

/** The list of instructors. */
export function InstructorsPage() {
  const urlState = useRecordsUrlState();
  const { list, reload } = useRecordList('instructors', useInstructorsQuery(recordsQueryOf(urlState)));
  const [archive] = useInstructorArchiveMutation();
  const [restore] = useInstructorRestoreMutation();
  const [remove] = useInstructorDeleteMutation();
  return (
    <RecordsPage
      listMessages={messages}
      urlState={urlState}
      list={list}
      calls={{
        archive: async (input) => (await archive({ variables: { input } })).data?.archiveInstructor,
        restore: async (input) => (await restore({ variables: { input } })).data?.restoreInstructor,
        remove: (id) => remove({ variables: { input: { id } } }),
        reload,
      }}
      columns={[
        { label: messages.languages, cell: (person) => <FormattedMessage {...languagesOf(person)} /> },
        {
          label: messages.contact,
          cell: ({ email, phone }) => (
            <>
              <EmailText>{email ?? (phone ? phoneText(phone) : '–')}</EmailText>
              {email && phone && <span className={styles.detail}>{phoneText(phone)}</span>}
            </>
          ),
        },
        { label: messages.authorization, cell: (person) => <Authorization instructor={person} /> },
      ]}
      Form={InstructorForm}
    />
  );
}

function languagesOf({ teachesEnglish, teachesSpanish }: OfficeInstructorFragment) {
  if (teachesEnglish && teachesSpanish) return messages.both;
  return teachesEnglish ? messages.english : messages.spanish;
}
