import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { attendanceMessages as messages } from './attendance.messages';
import styles from './BulkBar.module.css';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { hasBegun } from './class-progress';
import type { BulkChanges } from './use-bulk-changes';

interface AttendanceActionsProps {
  selected: readonly OfficeBookingFragment[];
  changes: BulkChanges;
}

/**
 * Records the attendance of the selected bookings, once all their classes have begun, clears it, and mails the
 * certificates if all have attended.
 */
export function AttendanceActions({ selected, changes }: AttendanceActionsProps) {
  const [isMailed, setIsMailed] = useState(true);
  const haveBegun = selected.every(({ classInstance }) => hasBegun(classInstance));
  const isMissing = (wanted: OfficeBookingFragment['attendance']) =>
    selected.some(({ bookingStatus, attendance }) => bookingStatus !== 'cancelled' && attendance !== wanted);
  const isRecorded = isMissing(null);
  if (!isRecorded && !(haveBegun && isMissing('attended'))) return null;
  const isCertified = haveBegun && selected.every(({ attendance }) => attendance === 'attended');
  return (
    <div className={`${styles.row} ${styles.attendance}`}>
      {haveBegun && isMissing('attended') && (
        <>
          <Checkbox
            id="mail-certificates"
            label={<FormattedMessage {...messages.mail} />}
            checked={isMailed}
            onChange={({ target }) => setIsMailed(target.checked)}
          />
          <Button
            size="small"
            busy={changes.isBusy}
            onClick={() => changes.recordAttendance(selected, 'attended', isMailed)}
          >
            <FormattedMessage {...messages.markAttended} />
          </Button>
        </>
      )}
      {haveBegun && isMissing('absent') && (
        <Button
          size="small"
          busy={changes.isBusy}
          onClick={() => changes.recordAttendance(selected, 'absent')}
        >
          <FormattedMessage {...messages.markAbsent} />
        </Button>
      )}
      {isCertified && (
        <Button size="small" busy={changes.isBusy} onClick={() => changes.mailCertificates(selected)}>
          <FormattedMessage {...messages.mailCertificates} />
        </Button>
      )}
      {isRecorded && (
        <span className={haveBegun ? styles.rest : undefined}>
          <Button size="small" busy={changes.isBusy} onClick={() => changes.recordAttendance(selected, null)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </span>
      )}
    </div>
  );
}
