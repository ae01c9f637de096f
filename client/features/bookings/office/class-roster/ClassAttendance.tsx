import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { Button } from '../../../../ui/elements/Button';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { hasCertificate } from '../../booking-outcome';
import { attendanceMessages as messages } from '../attendance.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../Rows.module.css';
import { hasBegun } from '../class-progress';
import { useFileDownload } from '../use-file-download';

/** The attendance of a class that has begun, and the link to where it is recorded. */
export function AttendanceCounts({ bookings }: { bookings: readonly OfficeBookingFragment[] }) {
  const taken = bookings.filter(({ bookingStatus }) => bookingStatus !== 'cancelled');
  const [first] = taken;
  if (!first || !hasBegun(first.classInstance)) return null;
  const countOf = (wanted: OfficeBookingFragment['attendance']) =>
    taken.filter(({ attendance }) => attendance === wanted).length;
  const notRecorded = countOf(null);
  return (
    <p className={styles.counts}>
      <FormattedMessage
        {...messages.counts}
        values={{ attended: countOf('attended'), absent: countOf('absent'), notRecorded }}
      />{' '}
      {notRecorded > 0 && (
        <Link to={consolePathTo.attendance(first.classInstance.id)}>
          <FormattedMessage {...classWordMessages.recordAttendance} />
        </Link>
      )}
    </p>
  );
}

interface CertificatesButtonProps {
  classInstanceId: string;
  /** Undefined until loaded. */
  bookings: readonly OfficeBookingFragment[] | undefined;
  onFailed: (text: string) => void;
}

/** Saves the certificates of all who have attended a class in one file. */
export function CertificatesButton({ classInstanceId, bookings, onFailed }: CertificatesButtonProps) {
  const { isBusy, save } = useFileDownload(onFailed);
  if (!bookings?.some(hasCertificate)) return null;
  const path = `/api/class-instances/${encodeURIComponent(classInstanceId)}/certificates.pdf`;
  return (
    <Button
      size="small"
      busy={isBusy}
      busyLabel={<FormattedMessage {...wordMessages.savingFile} />}
      onClick={() => void save(path)}
    >
      <FormattedMessage {...messages.certificates} />
    </Button>
  );
}
