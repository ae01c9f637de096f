/** Both pages in one file: whoever books for a crew sees the second right after the first. */
export { CrewBookingPage } from './CrewBookingPage';
export { CrewPage } from './CrewPage';
