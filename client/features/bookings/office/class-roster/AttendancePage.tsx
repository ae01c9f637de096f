import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../../../console-paths';
import { isNotFound } from '../../../../graphql/office/is-not-found';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { Notice } from '../../../../ui/elements/Notice';
import { RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { attendanceMessages } from '../attendance.messages';
import { canRecord, hasBegun } from '../class-progress';
import { takesWalkIns } from '../create/use-walk-in-class';
import { bookingFilterMessages } from '../list/booking-filter.messages';
import { useLoadFailureText } from '../load-failure';
import {
  useChosenClassQuery,
  type FilterClassFragment,
  type OfficeBookingFragment,
} from '../OfficeBookings.generated';
import { classRosterMessages } from './class-roster.messages';
import { Register } from './Register';
import { registerMessages as messages } from './register.messages';
import styles from './Register.module.css';
import { UnnamedSeats } from './UnnamedSeats';
import { useBookingsOfClass } from './use-bookings-of-class';
import { useCrewsOfClass } from './use-crews-of-class';

/** The register of a class: records who attended. */
export function AttendancePage() {
  const id = useRecordId();
  return <AttendanceLoader key={id} classId={id} />;
}

function AttendanceLoader({ classId }: { classId: string }) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const { data, error, refetch } = useChosenClassQuery({ variables: { id: classId } });
  const { list, hasFailed, retry } = useBookingsOfClass(classId);
  const scheduled = data?.classInstance;
  const isGone = isNotFound(error);
  const heading = intl.formatMessage(classWordMessages.recordAttendance);
  usePageTitle(heading);
  const failureOf = (): ReactNode => {
    if (isGone) return <FormattedMessage {...bookingFilterMessages.classGone} />;
    if (error) return failureText('classes', error);
    return hasFailed && <FormattedMessage {...classRosterMessages.failed} />;
  };
  return (
    <RecordFrame
      back={
        scheduled
          ? { to: consolePathTo.class(classId), label: <NameAndStart scheduled={scheduled} /> }
          : { to: consolePaths.schedule, label: <FormattedMessage {...pageNameMessages.toSchedule} /> }
      }
      heading={heading}
      failure={failureOf()}
      onRetry={isGone ? undefined : () => Promise.all([error && refetch(), hasFailed && retry()])}
    >
      {scheduled && list && !isGone && (
        <LoadedAttendance scheduled={scheduled} bookings={list.nodes} isWhole={!list.pageInfo.hasNextPage} />
      )}
    </RecordFrame>
  );
}

function NameAndStart({ scheduled: { classType, startsAt, timeZone } }: { scheduled: FilterClassFragment }) {
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const course = localized(classType.name, classType.nameEs, language);
  return (
    <span>
      <span lang={course.lang}>{course.text}</span>, {formats.instant(startsAt, timeZone)}
    </span>
  );
}

interface LoadedAttendanceProps {
  scheduled: FilterClassFragment;
  bookings: readonly OfficeBookingFragment[];
  isWhole: boolean;
}

function LoadedAttendance({ scheduled, bookings, isWhole }: LoadedAttendanceProps) {
  const { instant } = useOfficeFormats();
  const { crews } = useCrewsOfClass(scheduled.id);
  const taken = bookings.filter(({ bookingStatus }) => bookingStatus !== 'cancelled');
  const [first] = taken;
  if (scheduled.status === 'cancelled')
    return (
      <Notice look="stripe">
        <FormattedMessage {...attendanceMessages.isClassCancelled} />
      </Notice>
    );
  if (!hasBegun(scheduled))
    return (
      <Notice>
        <FormattedMessage
          {...messages.notBegun}
          values={{ when: instant(scheduled.startsAt, scheduled.timeZone) }}
        />
      </Notice>
    );
  const hasUnnamed = crews.some(({ unnamedSeats }) => unnamedSeats > 0);
  return (
    <div className={styles.attendance}>
      {first && !canRecord('attended', first.classInstance) && (
        <p>
          <FormattedMessage
            {...messages.lastDay}
            values={{ when: instant(first.classInstance.lastDayStartsAt, scheduled.timeZone) }}
          />
        </p>
      )}
      {first ? (
        <Register bookings={taken} isWhole={isWhole} />
      ) : (
        <p>
          <FormattedMessage {...classRosterMessages[hasUnnamed ? 'nobodyNamed' : 'nobody']} />
        </p>
      )}
      <UnnamedSeats crews={crews} />
      <p className={styles.links}>
        {takesWalkIns(scheduled) && (
          <Link className="tap-line" to={consolePathTo.newBookingIn(scheduled.id)}>
            <FormattedMessage {...classWordMessages.addWalkIn} />
          </Link>
        )}
        <Link className="tap-line" to={consolePathTo.bookingsOf(scheduled.id)}>
          <FormattedMessage {...pageNameMessages.bookings} />
        </Link>
      </p>
    </div>
  );
}
