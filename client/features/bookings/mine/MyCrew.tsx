import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { Tag } from '../../../ui/elements/Tag';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { bookingOutcome } from '../booking-outcome';
import { owedCents } from '../crew/owed-cents';
import { outcomeTone } from '../outcome-tones';
import { outcomeStatusMessages } from '../outcome.messages';
import { mineMessages as messages } from './my-bookings.messages';
import type { ListedCrew } from './listed-items';
import { MyClass } from './MyClass';
import styles from './MyBookings.module.css';

/** A crew: class, days, venue, seats, what is to be paid, and a link to its page, which has all actions. */
export function MyCrew({ crew, isComing }: { crew: ListedCrew; isComing: boolean }) {
  const formats = useFormats();
  const { language } = useLocale();
  const now = useOpenedAt();
  const { classInstance, seats, unnamedSeats } = crew;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const bookingStatus = seats === 0 ? 'cancelled' : 'confirmed';
  const outcome = bookingOutcome({ bookingStatus, attendance: null, classInstance }, now);
  const owed = owedCents(crew);
  return (
    <li className={styles.item}>
      <h3 lang={name.lang}>{name.text}</h3>
      <p>
        <Tag tone="info">
          <FormattedMessage {...messages.crew} />
        </Tag>{' '}
        <Tag tone={outcomeTone[outcome]}>
          <FormattedMessage {...outcomeStatusMessages[outcome]} />
        </Tag>
      </p>
      <MyClass classInstance={classInstance} />
      {seats > 0 && (
        <p>
          <FormattedMessage {...messages.seats} values={{ seats, unnamed: unnamedSeats }} />
        </p>
      )}
      {isComing && owed > 0 && (
        <p>
          <FormattedMessage {...messages.toPay} values={{ amount: formats.money(owed) }} />
        </p>
      )}
      <Link className={styles.link} to={pathTo.crew(crew.id)}>
        <span>
          <FormattedMessage {...messages[linkOf(isComing, crew.movableSeats)]} />
          <span className="visually-hidden">: {name.text}</span>
        </span>
      </Link>
    </li>
  );
}

/** A crew of a cancelled class can be moved to another date. */
function linkOf(isComing: boolean, movableSeats: number): 'manageCrew' | 'move' | 'viewCrew' {
  if (isComing) return 'manageCrew';
  return movableSeats > 0 ? 'move' : 'viewCrew';
}
