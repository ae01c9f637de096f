import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { officeZone } from '../../../../i18n/office/office-zone';
import { Button, ButtonLink } from '../../../../ui/elements/Button';
import { Tag } from '../../../../ui/elements/Tag';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { phoneText } from '../../../../ui/contact/phone-text';
import { officePathTo } from '../office-paths';
import { EmailText } from '../../../../ui/office/contact/EmailText';
import type { PossiblePairFragment } from './Duplicates.generated';
import { duplicateMessages as messages } from './duplicates.messages';
import styles from '../students/Students.module.css';

/** Two students side by side, what they have in common, and the actions. */
export function DuplicatePair({ pair, onDismiss }: { pair: PossiblePairFragment; onDismiss: () => void }) {
  const intl = useIntl();
  const { one, other, reasons } = pair;
  const which = (
    <span className="visually-hidden">
      {': '}
      <FormattedMessage
        {...messages.which}
        values={{
          one: intl.formatMessage(wordMessages.person, one),
          other: intl.formatMessage(wordMessages.person, other),
        }}
      />
    </span>
  );
  return (
    <li className={styles.pair}>
      <div className={styles.people}>
        <Person student={one} />
        <Person student={other} />
      </div>
      <div className={styles.acts}>
        <span className={styles.tags}>
          {reasons.map((reason) => (
            <Tag key={reason} tone="info">
              <FormattedMessage {...messages[reason]} />
            </Tag>
          ))}
        </span>
        <Button size="small" onClick={onDismiss}>
          <span>
            <FormattedMessage {...messages.dismiss} />
            {which}
          </span>
        </Button>
        <ButtonLink size="small" to={officePathTo.merge(one.id, other.id)}>
          <span>
            <FormattedMessage {...messages.compare} />
            {which}
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

function Person({ student }: { student: PossiblePairFragment['one'] }) {
  const formats = useOfficeFormats();
  const { id, email, phone, companyName, createdAt } = student;
  return (
    <div className={styles.what}>
      <Link to={consolePathTo.student(id)}>
        <FormattedMessage {...wordMessages.person} values={student} />
      </Link>
      <span className={styles.detail}>
        <EmailText>{email}</EmailText>
      </span>
      <span className={styles.detail}>
        {[phone && phoneText(phone), companyName].filter(Boolean).join(' · ') || '–'}
      </span>
      <span className={styles.detail}>
        <FormattedMessage {...messages.since} values={{ date: formats.day(createdAt, officeZone) }} />
      </span>
    </div>
  );
}
