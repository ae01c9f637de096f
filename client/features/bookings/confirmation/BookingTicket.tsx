import { FormattedMessage } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { useCourseLength } from '../../../i18n/course-length';
import { localized } from '../../../i18n/localized';
import { usePriceText } from '../../../i18n/price';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { paymentStatusMessages } from '../../../ui/office/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/office/booking-tones';
import { CategoryBand } from '../../../ui/CategoryBand';
import { LanguageBadge } from '../../../ui/LanguageBadge';
import { Tag, type TagTone } from '../../../ui/Tag';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../../ui/TitleBlock';
import { MapPin } from '../../../ui/icons/site-icons';
import { addressText } from '../address-text';
import { AddressLine } from '../AddressLine';
import type { BookingOutcome } from '../booking-outcome';
import styles from './BookingTicket.module.css';
import { classSummaryMessages } from '../class-summary.messages';
import { confirmationNumberOf } from './confirmation-number';
import { confirmationMessages, outcomeStatusMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { GettingThere } from './GettingThere';
import { TicketDays } from './TicketDays';

interface BookingTicketProps {
  booking: Confirmation_bookingFragment;
  outcome: BookingOutcome;
  site: SiteFacts | undefined;
}

const outcomeTone: Readonly<Record<BookingOutcome, TagTone>> = { ...bookingTone, classCancelled: 'off' };

/** The booking's details as the tag one takes to class. */
export function BookingTicket({ booking, outcome, site }: BookingTicketProps) {
  const courseLength = useCourseLength();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const { classInstance } = booking;
  const { venue } = classInstance;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  // Nobody is asked to pay for a seat or a class that is no more.
  const isFree = booking.amountCents === 0;
  const isDue =
    !isFree && booking.paymentStatus === 'pending' && (outcome === 'confirmed' || outcome === 'completed');
  const address = addressText(classInstance.address);
  return (
    <section className={styles.permit} aria-labelledby="confirmation-number">
      <CategoryBand category={classInstance.category} />
      <div className={styles.head}>
        <h2 className={styles.label} id="confirmation-number">
          <FormattedMessage {...confirmationMessages.number} />
        </h2>
        <p className={styles.number}>{confirmationNumberOf(booking)}</p>
        <p className={styles.tags}>
          <Tag tone={outcomeTone[outcome]}>
            <FormattedMessage {...outcomeStatusMessages[outcome]} />
          </Tag>{' '}
          {(isDue || (!isFree && booking.paymentStatus !== 'pending')) && (
            <Tag tone={paymentTone[booking.paymentStatus]}>
              <FormattedMessage {...paymentStatusMessages[booking.paymentStatus]} />
            </Tag>
          )}
        </p>
      </div>
      <div className={styles.title}>
        <h3 lang={name.lang}>{name.text}</h3>
        <p>
          <FormattedMessage
            {...confirmationMessages.lengthAndZone}
            values={{
              length: courseLength.inDays(classInstance.durationHours, classInstance.days.length),
              zone: zoneName(classInstance.timeZone),
            }}
          />
        </p>
      </div>
      <TicketDays
        days={classInstance.days}
        arriveEarlyMinutes={outcome === 'confirmed' ? site?.arriveEarlyMinutes : undefined}
      />
      <TitleBlock className={styles.cells}>
        <Cell wide label={<FormattedMessage {...classSummaryMessages.place} />}>
          {place.text}
          <CellDetail>
            <AddressLine address={classInstance.address} />
          </CellDetail>
          <a
            className={`no-print ${styles.map}`}
            href={venue?.mapUrl ?? mapAddress(`${classInstance.locationName}, ${address}`)}
            rel="noreferrer"
          >
            <MapPin className={styles.icon} />
            <FormattedMessage {...confirmationMessages.openInMaps} />
          </a>
        </Cell>
        {venue && <GettingThere venue={venue} />}
        <Cell
          wide={!booking.companyName}
          label={<FormattedMessage {...confirmationMessages.participant} />}
          className={booking.companyName ? styles.participant : `${styles.participant} ${styles.alone}`}
        >
          {booking.firstName} {booking.lastName}
        </Cell>
        {booking.companyName && (
          <Cell label={<FormattedMessage {...confirmationMessages.company} />} className={styles.company}>
            {booking.companyName}
          </Cell>
        )}
        <Cell label={<FormattedMessage {...classSummaryMessages.taughtIn} />}>
          <LanguageBadge language={classInstance.language} />
        </Cell>
        <AmountCell booking={booking} isDue={isDue} />
      </TitleBlock>
    </section>
  );
}

interface AmountCellProps {
  booking: Confirmation_bookingFragment;
  isDue: boolean;
}

function AmountCell({ booking, isDue }: AmountCellProps) {
  const priceText = usePriceText();
  const isFree = booking.amountCents === 0;
  const isPaid = booking.paymentStatus === 'paid';
  const paymentLabel = isPaid ? paymentStatusMessages.paid : confirmationMessages.toPay;
  return (
    <Cell label={<FormattedMessage {...(isFree ? classSummaryMessages.price : paymentLabel)} />}>
      <CellPrice>
        {isFree || isPaid || isDue ? (
          priceText(booking.amountCents)
        ) : (
          <FormattedMessage {...confirmationMessages.nothingToPay} />
        )}
      </CellPrice>
    </Cell>
  );
}

function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
