import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import type { BookingRefusal } from '../../../../schema/booking-refusal.generated';
import { bookingStateOf } from '../../../../ui/bookings/booking-state';
import {
  bookingStatusMessages,
  paymentStatusMessages,
} from '../../../../ui/bookings/booking-status.messages';
import { Button } from '../../../../ui/elements/Button';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { attendanceMessages } from '../attendance.messages';
import { bulkMessages as messages } from './bulk-bookings.messages';
import styles from './BulkProblems.module.css';
import { useBookingText } from '../of-booking';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import type { BulkProblem, BulkRefusal, RefusalReasons } from './use-bulk-task';

const reasons: Readonly<Record<Exclude<BookingRefusal, 'CONFLICT'>, MessageDescriptor>> = {
  NOT_FOUND: messages.gone,
  BAD_USER_INPUT: messages.notPossible,
  CLASS_FULL: messages.full,
  CLASS_NOT_BOOKABLE: messages.notBookable,
  ALREADY_BOOKED: messages.already,
  POLICY: attendanceMessages.tooEarly,
};

/** Which of several bookings were not changed, and why. Always rendered, so that screen readers announce it. */
export function BulkProblems({
  problem,
  isBusy,
  onClose,
}: {
  problem: BulkProblem | undefined;
  isBusy: boolean;
  onClose: () => void;
}) {
  return (
    <div role="alert">
      {problem && (
        <div className={styles.problems}>
          {problem.retry ? (
            <p className={styles.heading}>
              <FormattedMessage {...messages.lost} />
            </p>
          ) : (
            <>
              <p className={styles.heading}>
                <FormattedMessage {...messages.left} values={{ count: problem.refusals.length }} />
              </p>
              <ul className={styles.list}>
                {problem.refusals.map((refusal) => (
                  <Refusal key={refusal.seen.id} refusal={refusal} reasonsOfChange={problem.reasons} />
                ))}
              </ul>
            </>
          )}
          <div className={styles.buttons}>
            {problem.retry && (
              <Button size="small" busy={isBusy} onClick={problem.retry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            )}
            <Button size="small" onClick={onClose}>
              <FormattedMessage {...wordMessages.close} />
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface RefusalProps {
  refusal: BulkRefusal;
  reasonsOfChange: RefusalReasons | undefined;
}

function Refusal({ refusal: { seen, change }, reasonsOfChange }: RefusalProps) {
  const { code, booking, changedBy } = change;
  const bookingText = useBookingText();
  const changes = useChangedFacts();
  const name = bookingText(seen);
  if (code && code !== 'CONFLICT')
    return (
      <li>
        <b>{name}:</b> <FormattedMessage {...(reasonsOfChange?.[code] ?? reasons[code])} />
      </li>
    );
  const what = booking ? changes(seen, booking) : [];
  return (
    <li>
      <b>{name}:</b>{' '}
      {changedBy === null ? (
        <FormattedMessage {...messages.changed} />
      ) : (
        <FormattedMessage {...messages.changedBy} values={{ who: changedBy }} />
      )}{' '}
      {what.length > 0 ? <FormattedMessage {...messages.isNow} values={{ what: what.join('; ') }} /> : null}
    </li>
  );
}

/** The facts of a booking that have changed since it was displayed, with their current values. */
function useChangedFacts(): (before: OfficeBookingFragment, after: OfficeBookingFragment) => string[] {
  const intl = useIntl();
  const formats = useOfficeFormats();
  return (before, after) => {
    const facts = (booking: OfficeBookingFragment) => [
      intl.formatMessage(bookingStatusMessages[bookingStateOf(booking)]),
      intl.formatMessage(paymentStatusMessages[booking.paymentStatus]),
      formats.instant(booking.classInstance.startsAt, booking.classInstance.timeZone),
      intl.formatMessage(wordMessages.person, booking),
      booking.email,
      formats.amount(booking.amountCents),
    ];
    const known = facts(before);
    return facts(after).filter((fact, index) => fact !== known[index]);
  };
}
