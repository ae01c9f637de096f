import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { booking } from './office-rows';

/** The result of a bulk change for one booking; with a code it was refused. */
export const bookingChange = (seen: ReturnType<typeof booking>, code: string | null = null) => ({
  __typename: 'BookingChange',
  id: seen.id,
  isDone: code === null,
  isUnchanged: false,
  code,
  changedBy: null,
  booking: seen,
});

/** The bar with the actions for the selected bookings. */
export const bulkBar = () => within(screen.getByRole('region', { name: 'Selected bookings' }));

export const selectAllOnPage = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
