import { FormattedMessage } from 'react-intl';

import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { Cell } from '../../../ui/elements/TitleBlock';
import styles from './BookingTicket.module.css';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';

type Venue = NonNullable<Confirmation_bookingFragment['classInstance']['venue']>;

/** Parking and access in the reader's language, or in the other one if that text is missing. */
export function VenueAccess({ venue }: { venue: Venue }) {
  const { language } = useLocale();
  const notes = [
    { heading: confirmationMessages.parking, text: venue.parking, textEs: venue.parkingEs },
    { heading: confirmationMessages.entrance, text: venue.entrance, textEs: venue.entranceEs },
  ];
  return notes.map(({ heading, text, textEs }) => {
    const english = text ?? textEs;
    if (english === null) return null;
    const shown = localized(english, textEs, language);
    return (
      <Cell key={heading.id} wide className={styles.access} label={<FormattedMessage {...heading} />}>
        <p className={styles.note} lang={text === null ? 'es' : shown.lang}>
          {shown.text}
        </p>
      </Cell>
    );
  });
}
