import { AuditEntryEntity } from '../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { AccountEntity } from './accounts/account.entity.js';
import { PasswordResetEntity } from './accounts/password-reset.entity.js';
import { BookingEntity } from './bookings/booking.entity.js';
import { IdempotencyKeyEntity } from './bookings/idempotency-key.entity.js';
import { ClassTypeEntity } from './catalog/class-type.entity.js';
import { ContactMessageEntity } from './contact/contact-message.entity.js';
import { SavedReportEntity } from './reports/saved-report.entity.js';
import { ClassDayEntity } from './schedule/class-day.entity.js';
import { ClassInstanceEntity } from './schedule/class-instance.entity.js';
import { StudentEntity } from './students/student.entity.js';

export const entities = [
  ClassTypeEntity,
  ClassInstanceEntity,
  ClassDayEntity,
  StudentEntity,
  BookingEntity,
  IdempotencyKeyEntity,
  AccountEntity,
  PasswordResetEntity,
  ContactMessageEntity,
  SavedReportEntity,
  AuditEntryEntity,
  OutboxMessageEntity,
];
