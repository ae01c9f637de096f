import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import type { StudentSort } from '../../../../graphql/schema.generated';
import type { Column } from '../../../../ui/office/lists/Table';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { phoneText } from '../../../../ui/contact/phone-text';
import { EmailText } from '../../../../ui/office/contact/EmailText';
import { ActionButton } from '../ActionButton';
import { emergencyContactText } from '../person/emergency-contact';
import { personMessages } from '../person/office-person.messages';
import { studentMessages as messages } from './office-students.messages';
import styles from '../Rows.module.css';
import type { OfficeStudentFragment } from './Students.generated';

/** The columns of the students, from left to right. */
export function useStudentColumns(
  onEdit: (student: OfficeStudentFragment) => void,
  onDelete: (student: OfficeStudentFragment) => void,
): Column<OfficeStudentFragment, StudentSort>[] {
  const intl = useIntl();
  const nameOf = (student: OfficeStudentFragment) => intl.formatMessage(wordMessages.person, student);
  return [
    {
      label: fieldMessages.name,
      sort: 'name',
      elastic: true,
      cell: (student) => (
        <Link
          className={`tap-area ${styles.name}`}
          to={consolePathTo.student(student.id)}
          title={nameOf(student)}
        >
          {nameOf(student)}
        </Link>
      ),
    },
    {
      name: 'email',
      label: personMessages.email,
      sort: 'email',
      title: ({ email }) => email,
      cell: ({ email }) => (
        <span className={styles.address}>
          <EmailText>{email}</EmailText>
        </span>
      ),
    },
    {
      name: 'phone',
      label: personMessages.phone,
      cell: ({ phone }) => <OrNone>{phone && <span className="nowrap">{phoneText(phone)}</span>}</OrNone>,
    },
    {
      name: 'company',
      label: personMessages.companyName,
      elastic: true,
      title: ({ companyName }) => companyName ?? '',
      cell: ({ companyName }) => <OrNone>{companyName}</OrNone>,
    },
    {
      name: 'emergency',
      label: messages.emergencyContact,
      title: emergencyContactText,
      cell: ({ emergencyContactName, emergencyContactPhone }) => (
        <OrNone>
          {emergencyContactName && (
            <>
              <span className={styles.contact}>{emergencyContactName}</span>{' '}
              <span className={`${styles.contact} ${styles.quiet}`}>{phoneText(emergencyContactPhone)}</span>
            </>
          )}
        </OrNone>
      ),
    },
    {
      label: wordMessages.actions,
      isActions: true,
      cell: (student) => {
        const which = <span className="visually-hidden"> {nameOf(student)}</span>;
        return (
          <>
            <ActionButton data-leaves="" onAct={() => onEdit(student)}>
              <FormattedMessage {...wordMessages.edit} />
              {which}
            </ActionButton>
            <ActionButton isDanger onAct={() => onDelete(student)}>
              <FormattedMessage {...wordMessages.delete} />
              {which}
            </ActionButton>
          </>
        );
      },
    },
  ];
}

function OrNone({ children }: { children: ReactNode }) {
  if (children) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <FormattedMessage {...messages.noValue} />
      </span>
    </>
  );
}
