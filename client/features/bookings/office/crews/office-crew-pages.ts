export { BookCrewPage } from './BookCrewPage';
export { CrewRecordPage } from './CrewRecordPage';
