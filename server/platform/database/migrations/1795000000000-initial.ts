import {
  Table,
  TableForeignKey,
  TableIndex,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';

type ColumnExtras = Partial<TableColumnOptions>;

const text = (name: string, length: number, extras: ColumnExtras = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...extras,
});
const id = (name: string, extras: ColumnExtras = {}): TableColumnOptions => text(name, 36, extras);
const instant = (name: string, extras: ColumnExtras = {}): TableColumnOptions => text(name, 24, extras);
const longText = (name: string, extras: ColumnExtras = {}): TableColumnOptions => ({
  name,
  type: 'text',
  ...extras,
});
const integer = (name: string, extras: ColumnExtras = {}): TableColumnOptions => ({
  name,
  type: 'integer',
  ...extras,
});
const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' });

const PRIMARY = { isPrimary: true };
const NULLABLE = { isNullable: true };
const EDITED = [integer('version'), instant('created_at'), instant('updated_at')];

const ATTENDEE = [
  text('first_name', 100),
  text('last_name', 100),
  text('email', 254),
  text('attendee_key', 64),
  longText('search_text'),
  longText('sort_name'),
  text('phone', 40, NULLABLE),
  text('company_name', 100, NULLABLE),
  text('emergency_contact_name', 100),
  text('emergency_contact_phone', 40),
];

const index = (
  name: string,
  columnNames: string[],
  extras: { isUnique?: boolean; where?: string } = {},
): TableIndex => new TableIndex({ name, columnNames, ...extras });

const reference = (
  name: string,
  column: string,
  table: string,
  onDelete: 'RESTRICT' | 'CASCADE',
): TableForeignKey =>
  new TableForeignKey({
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete,
  });

const TABLES = [
  new Table({
    name: 'class_type',
    columns: [
      id('id', PRIMARY),
      text('name', 100),
      text('name_es', 100, NULLABLE),
      longText('description'),
      longText('description_es', NULLABLE),
      longText('requirements', NULLABLE),
      longText('requirements_es', NULLABLE),
      text('category', 20),
      integer('duration_minutes'),
      integer('price_cents'),
      integer('max_students'),
      flag('is_active'),
      ...EDITED,
    ],
    indices: [index('class_type_name', ['name'])],
  }),
  new Table({
    name: 'class_instance',
    columns: [
      id('id', PRIMARY),
      id('class_type_id'),
      text('language', 10),
      text('status', 20),
      text('time_zone', 40),
      instant('starts_at'),
      text('location_name', 100),
      text('street1', 100),
      text('street2', 100, NULLABLE),
      text('city', 100),
      text('state', 2),
      text('zip', 10),
      integer('max_attendees'),
      integer('price_cents'),
      longText('notes', NULLABLE),
      ...EDITED,
    ],
    indices: [
      index('class_instance_upcoming', ['status', 'starts_at']),
      index('class_instance_class_type', ['class_type_id', 'starts_at']),
      index('class_instance_starts_at', ['starts_at', 'id']),
    ],
    foreignKeys: [reference('class_instance_class_type_fk', 'class_type_id', 'class_type', 'RESTRICT')],
  }),
  new Table({
    name: 'class_day',
    columns: [
      id('class_instance_id', PRIMARY),
      integer('day_number', PRIMARY),
      text('date', 10),
      text('start_time', 5),
      text('end_time', 5),
    ],
    uniques: [{ name: 'class_day_date', columnNames: ['class_instance_id', 'date'] }],
    foreignKeys: [reference('class_day_class_instance_fk', 'class_instance_id', 'class_instance', 'CASCADE')],
  }),
  new Table({
    name: 'student',
    columns: [
      id('id', PRIMARY),
      ...ATTENDEE,
      flag('text_notifications'),
      instant('deleted_at', NULLABLE),
      ...EDITED,
    ],
    indices: [
      index('student_attendee_key', ['attendee_key']),
      index('student_name', ['sort_name', 'id']),
      index('student_email', ['email', 'id']),
    ],
  }),
  new Table({
    name: 'booking',
    columns: [
      id('id', PRIMARY),
      text('confirmation_number', 8),
      id('class_instance_id'),
      id('student_id'),
      ...ATTENDEE,
      integer('amount_cents'),
      text('booking_status', 20),
      text('payment_status', 20),
      text('language', 2),
      text('booking_date', 10),
      longText('notes', NULLABLE),
      flag('text_notifications'),
      longText('sms_consent_text', NULLABLE),
      text('sms_consent_language', 2, NULLABLE),
      instant('sms_consent_at', NULLABLE),
      instant('terms_agreed_at', NULLABLE),
      ...EDITED,
    ],
    indices: [
      index('booking_seats', ['class_instance_id', 'booking_status']),
      index('booking_attendee_once', ['class_instance_id', 'attendee_key'], {
        isUnique: true,
        where: `"booking_status" <> 'cancelled'`,
      }),
      index('booking_confirmation_number', ['confirmation_number'], { isUnique: true }),
      index('booking_student', ['student_id']),
      index('booking_created_at', ['created_at']),
      index('booking_name', ['sort_name', 'id']),
      index('booking_date', ['booking_date', 'created_at', 'id']),
    ],
    foreignKeys: [
      reference('booking_class_instance_fk', 'class_instance_id', 'class_instance', 'RESTRICT'),
      reference('booking_student_fk', 'student_id', 'student', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'idempotency_key',
    columns: [
      text('scope', 50, PRIMARY),
      text('key', 200, PRIMARY),
      text('fingerprint', 64),
      id('booking_id'),
      instant('created_at'),
    ],
    indices: [index('idempotency_key_created_at', ['created_at'])],
  }),
  new Table({
    name: 'account',
    columns: [
      id('id', PRIMARY),
      text('email', 254),
      text('email_key', 254),
      text('password_hash', 200),
      text('role', 10),
      text('first_name', 100, NULLABLE),
      text('last_name', 100, NULLABLE),
      text('language', 2),
      integer('token_version'),
      instant('created_at'),
      instant('updated_at'),
    ],
    indices: [index('account_email_key', ['email_key'], { isUnique: true })],
  }),
  new Table({
    name: 'password_reset',
    columns: [
      id('id', PRIMARY),
      id('account_id', NULLABLE),
      instant('expires_at'),
      instant('used_at', NULLABLE),
      instant('created_at'),
    ],
    indices: [index('password_reset_account', ['account_id'])],
    foreignKeys: [reference('password_reset_account_fk', 'account_id', 'account', 'CASCADE')],
  }),
  new Table({
    name: 'contact_message',
    columns: [
      id('id', PRIMARY),
      text('name', 100),
      text('email', 254),
      text('phone', 40, NULLABLE),
      text('subject', 40),
      longText('message'),
      text('language', 2),
      instant('read_at', NULLABLE),
      instant('handled_at', NULLABLE),
      instant('created_at'),
    ],
    indices: [index('contact_message_created_at', ['created_at'])],
  }),
  new Table({
    name: 'audit_entry',
    columns: [
      id('id', PRIMARY),
      instant('at'),
      text('action', 60),
      text('subject_type', 40),
      id('subject_id'),
      text('actor_role', 10),
      id('actor_id', NULLABLE),
      text('request_id', 64),
      longText('details'),
    ],
    indices: [index('audit_entry_subject', ['subject_type', 'subject_id']), index('audit_entry_at', ['at'])],
  }),
  new Table({
    name: 'outbox_message',
    columns: [
      id('id', PRIMARY),
      text('channel', 10),
      text('template', 60),
      text('recipient', 254),
      text('language', 2),
      longText('payload'),
      text('deduplication_key', 150),
      instant('due_at'),
      instant('sent_at', NULLABLE),
      integer('attempts'),
      text('last_error', 500, NULLABLE),
      instant('created_at'),
    ],
    indices: [
      index('outbox_message_due', ['sent_at', 'due_at']),
      index('outbox_message_once', ['deduplication_key'], { isUnique: true }),
    ],
  }),
];

export class Initial1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, false, true, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table);
  }
}
