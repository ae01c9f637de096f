import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { attendanceValues, type Attendance } from '../../../../schema/attendance.generated';
import { bookingStatusMessages } from '../../../../ui/bookings/booking-status.messages';
import { Banner } from '../../../../ui/elements/Banner';
import { Button } from '../../../../ui/elements/Button';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { attendanceMessages } from '../attendance.messages';
import { bulkMessages } from '../bulk/bulk-bookings.messages';
import { BulkProblems } from '../bulk/BulkProblems';
import { canRecord } from '../class-progress';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { registerMessages as messages } from './register.messages';
import styles from './Register.module.css';
import { useRegister } from './use-register';

interface RegisterProps {
  /** Those with a seat in the class, at least one. */
  bookings: readonly OfficeBookingFragment[];
  /** Whether these are all, so that the others can be recorded at once. */
  isWhole: boolean;
}

/** The attendees of a class that has begun, each on a line with two buttons. */
export function Register({ bookings, isWhole }: RegisterProps) {
  const headingId = useId();
  const { toast, setToast, closeToast } = useToast();
  const [isMailed, setIsMailed] = useState(true);
  const register = useRegister(bookings, setToast);
  const missing = bookings.filter((booking) => register.attendanceOf(booking) === null);
  const recorded = bookings.filter(({ attendance }) => attendance !== null).length;
  const canAttend = bookings.every(({ classInstance }) => canRecord('attended', classInstance));
  return (
    <>
      {canAttend && (
        <Checkbox
          id="mail-certificates"
          label={<FormattedMessage {...attendanceMessages.mail} />}
          checked={isMailed}
          onChange={({ target }) => setIsMailed(target.checked)}
        />
      )}
      <section className={styles.register} aria-labelledby={headingId}>
        <div className={styles.bar}>
          <h2 id={headingId} className={styles.count} tabIndex={-1}>
            <FormattedMessage {...messages.count} values={{ recorded, count: bookings.length }} />
          </h2>
          {canAttend && isWhole && missing.length > 0 && (
            <Button
              size="small"
              onClick={() => {
                register.enter(missing, 'attended', isMailed);
                focusIfLost(headingId);
              }}
            >
              <FormattedMessage {...messages[missing.length < bookings.length ? 'others' : 'all']} />
            </Button>
          )}
          <Banner
            action={
              <Button size="small" busy={register.isBusy} onClick={register.retry}>
                <FormattedMessage {...bulkMessages.retry} />
              </Button>
            }
          >
            {register.isStuck && (
              <FormattedMessage {...messages.notSaved} values={{ count: register.waiting }} />
            )}
          </Banner>
          <BulkProblems
            problem={register.problem}
            isBusy={register.isBusy}
            onClose={() => {
              register.closeProblem();
              focusIfLost(headingId);
            }}
          />
        </div>
        <ul className={styles.list}>
          {bookings.map((booking) => (
            <Line
              key={booking.id}
              booking={booking}
              attendance={register.attendanceOf(booking)}
              isWaiting={register.isWaiting(booking)}
              isStuck={register.isStuck}
              onEnter={(attendance) => register.enter([booking], attendance, isMailed)}
            />
          ))}
        </ul>
      </section>
      <UnsavedGuard isDirty={register.waiting > 0} />
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}

const labels = { attended: bookingStatusMessages.completed, absent: bookingStatusMessages.absent } as const;

interface LineProps {
  booking: OfficeBookingFragment;
  /** As entered, saved or not. */
  attendance: Attendance | null;
  isWaiting: boolean;
  isStuck: boolean;
  /** Null if it is cleared. */
  onEnter: (attendance: Attendance | null) => void;
}

/** An attendee. A button that is pressed clears the attendance. */
function Line({ booking, attendance, isWaiting, isStuck, onEnter }: LineProps) {
  const intl = useIntl();
  const name = intl.formatMessage(wordMessages.person, booking);
  return (
    <li
      className={styles.line}
      data-missing={attendance === null || undefined}
      data-waiting={isWaiting || undefined}
    >
      <span className={styles.person}>
        <Link className={`tap-area ${styles.name}`} to={consolePathTo.booking(booking.id)}>
          {intl.formatMessage(wordMessages.lastNameFirst, booking)}
        </Link>
        {booking.companyName && <span className={styles.company}>{booking.companyName}</span>}
        {isWaiting && isStuck && (
          <span className="visually-hidden">
            <FormattedMessage {...unsavedMessages.state} />
          </span>
        )}
      </span>
      {attendanceValues
        .filter((each) => each === attendance || canRecord(each, booking.classInstance))
        .map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === attendance}
            onClick={() => onEnter(each === attendance ? null : each)}
          >
            <span>
              <FormattedMessage {...labels[each]} />
              <span className="visually-hidden"> {name}</span>
            </span>
          </Button>
        ))}
    </li>
  );
}
