import { bookingFiltersOf } from '../office/booking-filters';
import { viewParametersOf } from './view-url';

it('keeps every filter of the bookings in a view', () => {
  const read = new Set<string>();
  class ReadParams extends URLSearchParams {
    override get(name: string): string | null {
      read.add(name);
      return super.get(name);
    }
  }
  bookingFiltersOf(new ReadParams());
  const everyFilter = new URLSearchParams([...read].map((name) => [name, 'x']));
  expect([...new URLSearchParams(viewParametersOf('bookings', everyFilter)).keys()]).toEqual(
    [...read].toSorted(),
  );
});
