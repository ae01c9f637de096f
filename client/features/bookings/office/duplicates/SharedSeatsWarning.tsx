import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { Notice } from '../../../../ui/elements/Notice';
import type { StudentMergePreviewQuery } from './Duplicates.generated';
import { mergeMessages as messages } from './merge.messages';
import styles from '../students/Students.module.css';

interface SharedSeatsWarningProps {
  seats: StudentMergePreviewQuery['studentMergePreview']['sharedSeats'];
  isAccepted: boolean;
  problem: string | undefined;
  onAccept: (isAccepted: boolean) => void;
}

/** Classes in which both have a seat: a warning with a checkbox that must be ticked. */
export function SharedSeatsWarning({ seats, isAccepted, problem, onAccept }: SharedSeatsWarningProps) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  return (
    <Notice>
      <h2>
        <FormattedMessage {...messages.sharedHeading} />
      </h2>
      <p>
        <FormattedMessage {...messages.sharedText} />
      </p>
      <ul className={styles.list}>
        {seats.map(({ one, other }) => {
          const { name, nameEs, startsAt, timeZone } = one.classInstance;
          const course = localized(name, nameEs, language);
          return (
            <li key={one.id + other.id} className={styles.entry}>
              <span>
                <span lang={course.lang}>{course.text}</span>
                <span className={styles.detail}>{formats.instant(startsAt, timeZone)}</span>
              </span>
              {[one, other].map(({ id, confirmationNumber }) => (
                <Link key={id} to={consolePathTo.booking(id)}>
                  <FormattedMessage {...messages.bookingOf} values={{ number: confirmationNumber }} />
                </Link>
              ))}
            </li>
          );
        })}
      </ul>
      <Checkbox
        id="merge-keepsBothSeats"
        label={<FormattedMessage {...messages.keepsBoth} />}
        error={problem}
        checked={isAccepted}
        onChange={({ target }) => onAccept(target.checked)}
      />
    </Notice>
  );
}
