import { ClassRoster } from '../../features/bookings/office/office-booking-pages';
import { ClassMessages } from '../../features/outbox/ClassMessages';
import type { ClassParts } from '../../features/schedule/office/class-page/class-parts';
import { OfficeClassPage } from '../../features/schedule/office/class-page/OfficeClassPage';

const parts: ClassParts = {
  roster: (classInstanceId, onToast, onSeatsChanged) => (
    <ClassRoster classInstanceId={classInstanceId} onToast={onToast} onSeatsChanged={onSeatsChanged} />
  ),
  messages: (classInstanceId, onToast) => (
    <ClassMessages classInstanceId={classInstanceId} onToast={onToast} />
  ),
};

/** Composes the page of a class with parts of the bookings and messages features. */
export function ClassRoute() {
  return <OfficeClassPage parts={parts} />;
}
