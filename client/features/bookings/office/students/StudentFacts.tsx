import { useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { officeZone } from '../../../../i18n/office/office-zone';
import { EmailLink } from '../../../../ui/office/contact/EmailLink';
import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';
import { emergencyContactLink } from '../person/emergency-contact';
import { Facts, type Fact } from '../Facts';
import { personMessages } from '../person/office-person.messages';
import { studentMessages } from './office-students.messages';
import { studentPageMessages as messages } from './student-page.messages';
import type { StudentOfOfficeQuery } from './StudentPage.generated';

/** The data of a student. */
export function StudentFacts({ student }: { student: StudentOfOfficeQuery['student'] }) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const facts: Fact[] = [
    [personMessages.email, <EmailLink key="email" email={student.email} isAlone />],
    [personMessages.phone, student.phone && <PhoneLink phone={student.phone} isAlone />],
    [personMessages.companyName, student.companyName],
    [studentMessages.emergencyContact, emergencyContactLink(student)],
    [
      messages.textMessages,
      intl.formatMessage(student.textNotifications ? messages.wanted : messages.notWanted),
    ],
    [messages.since, formats.day(student.createdAt, officeZone)],
  ];
  return <Facts facts={facts} />;
}
