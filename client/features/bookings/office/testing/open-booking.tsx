import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { openPage } from '../../../../testing/open-page';
import { OfficeBookingPage } from '../booking/OfficeBookingPage';

/** Opens the page of the booking of the stub server. */
export const openBooking = (search = ''): UserEvent =>
  openPage(
    <Routes>
      <Route path="/admin/bookings/:id" element={<OfficeBookingPage />} />
    </Routes>,
    `/admin/bookings/b1${search}`,
  );
