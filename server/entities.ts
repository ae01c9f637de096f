import { AuditEntryEntity } from './platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from './platform/outbox/outbox-message.entity.js';
import { ThrottleCountEntity } from './platform/throttle/throttle-count.entity.js';
import { AccountEntity } from './features/accounts/account.entity.js';
import { AccountLinkEntity } from './features/accounts/account-link.entity.js';
import { BookingEntity } from './features/bookings/booking.entity.js';
import { IdempotencyKeyEntity } from './features/bookings/idempotency-key.entity.js';
import { ClassTypeEntity } from './features/catalog/class-type.entity.js';
import { ContactMessageEntity } from './features/contact/contact-message.entity.js';
import { SavedReportEntity } from './features/reports/saved-report.entity.js';
import { ClassDayEntity } from './features/schedule/class-day.entity.js';
import { ClassInstanceEntity } from './features/schedule/class-instance.entity.js';
import { StudentEntity } from './features/students/student.entity.js';

export const entities = [
  ClassTypeEntity,
  ClassInstanceEntity,
  ClassDayEntity,
  StudentEntity,
  BookingEntity,
  IdempotencyKeyEntity,
  AccountEntity,
  AccountLinkEntity,
  ContactMessageEntity,
  SavedReportEntity,
  AuditEntryEntity,
  OutboxMessageEntity,
  ThrottleCountEntity,
];
