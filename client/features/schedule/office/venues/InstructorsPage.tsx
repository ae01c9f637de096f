import { FormattedMessage } from 'react-intl';

import { EmailText } from '../../../../ui/office/contact/EmailText';
import { useGrowingList } from '../../../../graphql/office/use-growing-list';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { useUrlFilters } from '../../../../ui/office/lists/url-filters';
import { phoneText } from '../../../../ui/contact/phone-text';
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
import { recordFilters, recordVariables } from './record-filters';
import { RecordsPage } from './RecordsPage';
import styles from './Records.module.css';

/** The list of instructors. */
export function InstructorsPage() {
  const urlState = useUrlFilters(recordFilters);
  const list = useGrowingList(
    useInstructorsQuery({ variables: recordVariables(urlState.filters) }),
    'instructors',
    urlState.filters.show,
  );
  const invalidateLists = useInvalidateLists();
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
        reload: () => invalidateLists('instructors'),
      }}
      columns={[
        { label: messages.languages, cell: (person) => <FormattedMessage {...languagesOf(person)} /> },
        {
          label: fieldMessages.contact,
          cell: ({ email, phone, isNotified }) => (
            <>
              <EmailText>{email ?? (phone ? phoneText(phone) : '–')}</EmailText>
              {email && phone && <span className={styles.detail}>{phoneText(phone)}</span>}
              {email && isNotified && (
                <span className={styles.detail}>
                  <FormattedMessage {...messages.notified} />
                </span>
              )}
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
  return teachesEnglish ? wordMessages.english : wordMessages.spanish;
}
