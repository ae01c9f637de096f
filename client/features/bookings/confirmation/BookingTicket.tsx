import { FormattedMessage } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { useCourseLength } from '../../../i18n/course-length';
import { localized } from '../../../i18n/localized';
import { usePriceText } from '../../../i18n/price';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { paymentStatusMessages } from '../../../ui/bookings/booking-status.messages';
import { paymentTone } from '../../../ui/bookings/booking-tones';
import { CategoryBand } from '../../../ui/classes/CategoryBand';
import { LanguageBadge } from '../../../ui/classes/LanguageBadge';
import { Tag } from '../../../ui/elements/Tag';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../../ui/elements/TitleBlock';
import { AddressLine } from '../AddressLine';
import type { BookingOutcome } from '../booking-outcome';
import { bookingPayment } from '../booking-payment';
import styles from './BookingTicket.module.css';
import { classSummaryMessages } from '../class-summary.messages';
import { confirmationNumberOf } from './confirmation-number';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { outcomeStatusMessages } from '../outcome.messages';
import { outcomeTone } from '../outcome-tones';
import { VenueAccess } from './VenueAccess';
import { MapLink } from './MapLink';
import { PaymentCell } from './PaymentCell';
import { TicketDays } from './TicketDays';

interface BookingTicketProps {
  booking: Confirmation_bookingFragment;
  outcome: BookingOutcome;
  site: SiteFacts | undefined;
}

/** The details of the booking. */
export function BookingTicket({ booking, outcome, site }: BookingTicketProps) {
  const courseLength = useCourseLength();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const { classInstance } = booking;
  const { venue } = classInstance;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  // No payment is requested for a cancelled seat or class.
  const holdsSeat = outcome !== 'cancelled' && outcome !== 'classCancelled';
  const payment = bookingPayment(booking);
  const paymentTag = payment === 'free' || payment === 'byContact' ? undefined : payment;
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
          {paymentTag && (holdsSeat || paymentTag !== 'pending') && (
            <Tag tone={paymentTone[paymentTag]}>
              <FormattedMessage {...paymentStatusMessages[paymentTag]} />
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
          <MapLink classInstance={classInstance} />
        </Cell>
        {venue && outcome === 'confirmed' && <VenueAccess venue={venue} />}
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
        <AmountCell booking={booking} holdsSeat={holdsSeat} />
      </TitleBlock>
    </section>
  );
}

interface AmountCellProps {
  booking: Confirmation_bookingFragment;
  holdsSeat: boolean;
}

const amountLabels = {
  free: classSummaryMessages.price,
  pending: confirmationMessages.toPay,
  cancelled: confirmationMessages.toPay,
} as const;

function AmountCell({ booking, holdsSeat }: AmountCellProps) {
  const priceText = usePriceText();
  const { amountCents, paidOn, refundedOn } = booking;
  const payment = bookingPayment(booking);
  if (payment === 'byContact')
    return (
      <Cell label={<FormattedMessage {...confirmationMessages.payment} />}>
        <FormattedMessage {...confirmationMessages.contactPays} />
      </Cell>
    );
  if (payment === 'paid' || payment === 'refunded')
    return <PaymentCell status={payment} amountCents={amountCents} date={refundedOn ?? paidOn} />;
  const hasAmount = payment === 'free' || (payment === 'pending' && holdsSeat);
  return (
    <Cell label={<FormattedMessage {...amountLabels[payment]} />}>
      <CellPrice>
        {hasAmount ? priceText(amountCents) : <FormattedMessage {...confirmationMessages.nothingToPay} />}
      </CellPrice>
    </Cell>
  );
}
