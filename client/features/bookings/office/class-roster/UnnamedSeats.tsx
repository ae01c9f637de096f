import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { classRosterMessages as messages } from './class-roster.messages';
import type { OfficeCrewFragment } from '../crews/Crews.generated';
import styles from '../Rows.module.css';

/** The seats of a class that crews have taken without names, by crew. Nothing if there are none. */
export function UnnamedSeats({ crews }: { crews: readonly OfficeCrewFragment[] }) {
  const intl = useIntl();
  const unnamed = crews.filter(({ unnamedSeats }) => unnamedSeats > 0);
  if (unnamed.length === 0) return null;
  return (
    <ul className={styles.unnamed}>
      {unnamed.map((crew) => (
        <li key={crew.id}>
          <FormattedMessage {...messages.unnamed} values={{ seats: crew.unnamedSeats }} />{' '}
          <Link to={consolePathTo.crew(crew.id)}>
            {intl.formatMessage(wordMessages.person, crew)}
            {crew.companyName && `, ${crew.companyName}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
