import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { attendanceMessages as messages } from './attendance.messages';
import styles from './BulkBar.module.css';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { hasBegun } from './takes-place';
import type { BulkChanges } from './use-bulk-changes';

interface AttendanceActionsProps {
  selected: readonly OfficeBookingFragment[];
  changes: BulkChanges;
}

/** Records the attendance of the selected bookings, once all their classes have begun. */
export function AttendanceActions({ selected, changes }: AttendanceActionsProps) {
  const [isMailed, setIsMailed] = useState(true);
  const isOffered =
    selected.every(({ classInstance }) => hasBegun(classInstance)) &&
    selected.some(({ bookingStatus }) => bookingStatus !== 'cancelled');
  if (!isOffered) return null;
  const isMissing = (wanted: OfficeBookingFragment['attendance']) =>
    selected.some(({ bookingStatus, attendance }) => bookingStatus !== 'cancelled' && attendance !== wanted);
  return (
    <div className={`${styles.row} ${styles.attendance}`}>
      {isMissing('attended') && (
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
      {isMissing('absent') && (
        <Button
          size="small"
          busy={changes.isBusy}
          onClick={() => changes.recordAttendance(selected, 'absent')}
        >
          <FormattedMessage {...messages.markAbsent} />
        </Button>
      )}
      {isMissing(null) && (
        <span className={styles.rest}>
          <Button size="small" busy={changes.isBusy} onClick={() => changes.recordAttendance(selected, null)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </span>
      )}
    </div>
  );
}
