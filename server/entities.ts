import { AuditEntryEntity } from './platform/audit/audit-entry.entity.js';
import { ClockCheckEntity } from './platform/jobs/clock-check.entity.js';
import { OutboxMessageEntity } from './platform/outbox/outbox-message.entity.js';
import { ThrottleCountEntity } from './platform/throttle/throttle-count.entity.js';
import { AccountEntity } from './features/accounts/account.entity.js';
import { AccountLinkEntity } from './features/accounts/links/account-link.entity.js';
import { BookingEntity } from './features/bookings/booking.entity.js';
import { CrewBookingEntity } from './features/bookings/crew-booking.entity.js';
import { ClassNoticeEntity } from './features/class-notices/class-notice.entity.js';
import { ToldClassEntity } from './features/instructor-notices/told-class.entity.js';
import { IdempotencyKeyEntity } from './features/bookings/idempotency/idempotency-key.entity.js';
import { OfficeMessageContactEntity } from './features/office-messages/office-message-contact.entity.js';
import { OfficeMessageEntity } from './features/office-messages/office-message.entity.js';
import { OfficeMessageRecipientEntity } from './features/office-messages/office-message-recipient.entity.js';
import { ClassTypeEntity } from './features/catalog/class-type.entity.js';
import { ContactMessageEntity } from './features/contact/contact-message.entity.js';
import { ReportScheduleEntity } from './features/reports/schedules/report-schedule.entity.js';
import { ReportScheduleRecipientEntity } from './features/reports/schedules/report-schedule-recipient.entity.js';
import { SavedReportEntity } from './features/reports/saved/saved-report.entity.js';
import { ClassDayEntity } from './features/schedule/days/class-day.entity.js';
import { ClassInstanceEntity } from './features/schedule/classes/class-instance.entity.js';
import { StudentAliasEntity } from './features/students/student-alias.entity.js';
import { StudentComparisonEntity } from './features/students/student-comparison.entity.js';
import { StudentDuplicateEntity } from './features/students/student-duplicate.entity.js';
import { StudentMergeEntity } from './features/students/student-merge.entity.js';
import { InstructorEntity } from './features/schedule/instructors/instructor.entity.js';
import { VenueEntity } from './features/schedule/venues/venue.entity.js';
import { StudentEntity } from './features/students/student.entity.js';
import { SeatOfferEntity } from './features/waiting/seat-offer.entity.js';
import { WaitingListEntryEntity } from './features/waiting/waiting-list-entry.entity.js';
import { SavedViewEntity } from './features/views/saved-view.entity.js';

export const entities = [
  ClassTypeEntity,
  VenueEntity,
  InstructorEntity,
  ClassInstanceEntity,
  ClassDayEntity,
  StudentAliasEntity,
  StudentMergeEntity,
  StudentDuplicateEntity,
  StudentComparisonEntity,
  StudentEntity,
  WaitingListEntryEntity,
  SeatOfferEntity,
  CrewBookingEntity,
  BookingEntity,
  IdempotencyKeyEntity,
  ClassNoticeEntity,
  ToldClassEntity,
  OfficeMessageEntity,
  OfficeMessageRecipientEntity,
  OfficeMessageContactEntity,
  AccountEntity,
  AccountLinkEntity,
  ContactMessageEntity,
  SavedReportEntity,
  ReportScheduleEntity,
  ReportScheduleRecipientEntity,
  SavedViewEntity,
  AuditEntryEntity,
  OutboxMessageEntity,
  ThrottleCountEntity,
  ClockCheckEntity,
];
