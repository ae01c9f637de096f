/** Both pages in one chunk: the second follows right after the first. */
export { CrewBookingPage } from './CrewBookingPage';
export { CrewPage } from './CrewPage';
