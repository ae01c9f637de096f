import { PortalPage } from '../features/accounts/PortalPage';
import { MyBookings } from '../features/bookings/mine/MyBookings';

/** /client/dashboard: the account's own page, with its bookings. */
export function MyBookingsPage() {
  return (
    <PortalPage>
      <MyBookings />
    </PortalPage>
  );
}
