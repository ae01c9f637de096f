import { PortalActions, PortalPage } from '../features/accounts/PortalPage';
import { MyBookings } from '../features/bookings/mine/MyBookings';

/** /client/dashboard: the bookings of the account. */
export function MyBookingsPage() {
  return (
    <PortalPage>
      <MyBookings after={<PortalActions />} />
    </PortalPage>
  );
}
