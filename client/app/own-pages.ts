export { FindBookingPage } from '../features/bookings/find/FindBookingPage';
export { MyBookingsPage } from './MyBookingsPage';
