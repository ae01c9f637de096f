import { FormattedMessage } from 'react-intl';

import type { ListUrlState } from '../../../../ui/office/lists/url-filters';
import { detailTasksOf } from '../actions/booking-rows';
import { attendanceMessages } from '../attendance.messages';
import styles from '../ListLayout.module.css';
import type { FilterClassFragment, OfficeBookingFragment } from '../OfficeBookings.generated';
import type { BookingFilters } from './booking-filters';
import { BookingFilterBar } from './BookingFilterBar';
import { ChosenClass } from './ChosenClass';
import { ChosenCrew } from './ChosenCrew';
import type { useChosenClass } from './use-chosen-class';

interface BookingSearchProps {
  urlState: ListUrlState<BookingFilters>;
  rows: readonly OfficeBookingFragment[];
  classes: readonly FilterClassFragment[];
  /** The class of the filter. */
  chosen: ReturnType<typeof useChosenClass>;
}

/** Which bookings are listed: of one class or crew, and the other filters. */
export function BookingSearch({ urlState, rows, classes, chosen }: BookingSearchProps) {
  const { filters, filter } = urlState;
  const { classInstanceId, crewBookingId, attendance, bookingStatus } = filters;
  // The list that the page of a class links to. The hint stays once a row is selected, so that no row moves.
  const recordsAttendance =
    classInstanceId !== '' &&
    (attendance === 'notRecorded' || bookingStatus === 'confirmed') &&
    rows.some((each) => detailTasksOf(each).includes('attended'));
  return (
    <>
      {classInstanceId !== '' && (
        <ChosenClass chosen={chosen} onShowAll={() => filter({ classInstanceId: '' })} />
      )}
      {crewBookingId !== '' && <ChosenCrew onShowAll={() => filter({ crewBookingId: '' })} />}
      <BookingFilterBar filters={filters} classes={classes} chosen={chosen.found} onChange={filter} />
      {recordsAttendance && (
        <p className={styles.hint}>
          <FormattedMessage {...attendanceMessages.select} />
        </p>
      )}
    </>
  );
}
