import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { Tag, type TagTone } from '../../../ui/elements/Tag';
import { isFreeForAll, OfferText } from '../waiting/OfferText';
import { useEntryHeading } from '../waiting/use-entry-heading';
import { filledWaitingMessages, waitingMessages } from '../waiting/waiting.messages';
import { waitingPathTo } from '../waiting/waiting-paths';
import type { ListedEntry, OpenState } from './listed-entries';
import { mineMessages as messages } from './my-bookings.messages';
import { MyClass } from './MyClass';
import styles from './MyBookings.module.css';

const toneOf: Readonly<Record<OpenState, TagTone>> = { WAITING: 'pending', OFFERED: 'ok', PASSED: 'done' };

interface MyWaitingEntryProps {
  entry: ListedEntry;
  /** Who waits, if that is not clear. */
  person: string | undefined;
}

/** A waiting list entry: class, state, a link to book a seat that is held or free, and one to its page. */
export function MyWaitingEntry({ entry, person }: MyWaitingEntryProps) {
  const { language } = useLocale();
  const heading = useEntryHeading(entry);
  const { id, state, seats, ahead, offerId, classInstance } = entry;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const ofClass = (
    <span className="visually-hidden">
      : {name.text}
      {person !== undefined && `, ${person}`}
    </span>
  );
  return (
    <li className={styles.item}>
      <h3 lang={name.lang}>{name.text}</h3>
      <p>
        <Tag tone={toneOf[state]}>{heading}</Tag>
      </p>
      <MyClass classInstance={classInstance} />
      {person !== undefined && (
        <p>
          <FormattedMessage {...messages.waitsFor} values={{ name: person }} />
        </p>
      )}
      {state === 'WAITING' && (
        <p>
          <strong>
            <FormattedMessage {...filledWaitingMessages.ahead} values={{ count: ahead }} />
          </strong>{' '}
          <FormattedMessage {...filledWaitingMessages.waitsFor} values={{ seats }} />
        </p>
      )}
      <OfferText entry={entry} />
      {offerId !== null && (
        <ButtonRow>
          <ButtonLink variant="primary" to={waitingPathTo.offer(offerId)}>
            <span>
              <FormattedMessage {...waitingMessages.openOffer} />
              {ofClass}
            </span>
          </ButtonLink>
        </ButtonRow>
      )}
      {isFreeForAll(entry) && (
        <ButtonRow>
          <ButtonLink variant="primary" to={pathTo.book(classInstance.id)}>
            <span>
              <FormattedMessage {...waitingMessages.bookNow} />
              {ofClass}
            </span>
          </ButtonLink>
        </ButtonRow>
      )}
      <Link className={styles.link} to={waitingPathTo.entry(id)}>
        <span>
          <FormattedMessage {...messages.viewEntry} />
          {ofClass}
        </span>
      </Link>
    </li>
  );
}
