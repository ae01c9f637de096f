import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Attendance } from '../../../../schema/attendance.generated';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { attendanceMessages as messages } from '../attendance.messages';
import styles from './BulkBar.module.css';
import { BulkButton } from './BulkButton';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { canRecord } from '../class-progress';
import type { BulkChanges } from './use-bulk-changes';

interface AttendanceActionsProps {
  selected: readonly OfficeBookingFragment[];
  changes: BulkChanges;
}

/**
 * Records the attendance of the selected bookings as far as all their classes allow it now, clears it, and mails the
 * certificates if all have attended.
 */
export function AttendanceActions({ selected, changes }: AttendanceActionsProps) {
  const [isMailed, setIsMailed] = useState(true);
  const canBe = (wanted: Attendance) =>
    selected.every(({ classInstance }) => canRecord(wanted, classInstance));
  const isMissing = (wanted: OfficeBookingFragment['attendance']) =>
    selected.some(({ bookingStatus, attendance }) => bookingStatus !== 'cancelled' && attendance !== wanted);
  const isRecorded = isMissing(null);
  const isOffered = (wanted: Attendance) => isMissing(wanted) && canBe(wanted);
  if (!isRecorded && !isOffered('attended') && !isOffered('absent')) return null;
  const isCertified = canBe('attended') && selected.every(({ attendance }) => attendance === 'attended');
  return (
    <div className={`${styles.row} ${styles.attendance}`}>
      {isOffered('attended') && (
        <>
          <Checkbox
            id="mail-certificates"
            label={<FormattedMessage {...messages.mail} />}
            checked={isMailed}
            onChange={({ target }) => setIsMailed(target.checked)}
          />
          <BulkButton
            label={messages.markAttended}
            busy={changes.isBusy}
            onClick={() => changes.recordAttendance(selected, 'attended', isMailed)}
          />
        </>
      )}
      {isOffered('absent') && (
        <BulkButton
          label={messages.markAbsent}
          busy={changes.isBusy}
          onClick={() => changes.recordAttendance(selected, 'absent')}
        />
      )}
      {isCertified && (
        <BulkButton
          label={messages.mailCertificates}
          busy={changes.isBusy}
          onClick={() => changes.mailCertificates(selected)}
        />
      )}
      {isRecorded && (
        <span className={canBe('absent') ? styles.rest : undefined}>
          <BulkButton
            label={messages.clear}
            busy={changes.isBusy}
            onClick={() => changes.recordAttendance(selected, null)}
          />
        </span>
      )}
    </div>
  );
}
