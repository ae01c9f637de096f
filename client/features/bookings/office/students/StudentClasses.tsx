import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Panel } from '../../../../ui/office/page/Panel';
import { Separated } from '../../../../ui/office/page/Separated';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { BookingStatusTag, PaymentTag } from '../BookingTags';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import page from '../DetailPage.module.css';
import { studentPageMessages as messages } from './student-page.messages';
import { useStudentBookingsQuery } from './StudentPage.generated';
import styles from './Students.module.css';

const maxClasses = 100;

/** All classes of a student: upcoming ones in ascending order, then past ones in descending order. */
export function StudentClasses({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useStudentBookingsQuery({
    variables: { id: studentId, first: maxClasses },
  });
  const now = useOpenedAt();
  const bookings = data?.bookings.nodes;
  const isToCome = ({ classInstance }: OfficeBookingFragment) => Date.parse(classInstance.startsAt) > now;
  return (
    <>
      <Part
        heading={classWordMessages.upcoming}
        none={messages.noneComing}
        bookings={bookings?.filter(isToCome).toReversed()}
        hasFailed={error !== undefined}
        onRetry={refetch}
      />
      {bookings && (
        <Part
          heading={messages.past}
          none={messages.nonePast}
          bookings={bookings.filter((booking) => !isToCome(booking))}
          hasFailed={false}
          onRetry={undefined}
          hasMore={data.bookings.pageInfo.hasNextPage}
        />
      )}
    </>
  );
}

interface PartProps {
  heading: MessageDescriptor;
  none: MessageDescriptor;
  /** Undefined until loaded. */
  bookings: readonly OfficeBookingFragment[] | undefined;
  hasFailed: boolean;
  onRetry: (() => unknown) | undefined;
  hasMore?: boolean;
}

function Part({ heading, none, bookings, hasFailed, onRetry, hasMore = false }: PartProps) {
  return (
    <Panel heading={<FormattedMessage {...heading} />}>
      <div className={page.body}>
        <LoadFailed onRetry={onRetry} loading={!bookings && <FormattedMessage {...wordMessages.loading} />}>
          {!bookings && hasFailed && <FormattedMessage {...messages.bookingsFailed} />}
        </LoadFailed>
        {bookings?.length === 0 && (
          <p>
            <FormattedMessage {...none} />
          </p>
        )}
        {bookings && bookings.length > 0 && (
          <ul className={styles.list}>
            {bookings.map((booking) => (
              <ClassOf key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
        {hasMore && (
          <p>
            <FormattedMessage {...messages.more} values={{ count: maxClasses }} />
          </p>
        )}
      </div>
    </Panel>
  );
}

function ClassOf({ booking }: { booking: OfficeBookingFragment }) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const { classInstance, confirmationNumber, amountCents } = booking;
  const course = localized(classInstance.name, classInstance.nameEs, language);
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <Link to={consolePathTo.booking(booking.id)} lang={course.lang}>
          {course.text}
        </Link>
        <span className={styles.detail}>
          <Separated>
            {[
              formats.instant(classInstance.startsAt, classInstance.timeZone),
              classInstance.city,
              formats.amount(amountCents),
              confirmationNumber,
            ]}
          </Separated>
        </span>
      </div>
      <span className={styles.tags}>
        <BookingStatusTag booking={booking} />
        <PaymentTag booking={booking} />
      </span>
    </li>
  );
}
