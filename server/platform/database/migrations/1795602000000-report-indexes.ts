import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  // A covering index for totals of a class's bookings.
  {
    name: 'booking_seats',
    on: '"booking" ("class_instance_id", "booking_status", "payment_status", "amount_cents")',
    before: '"booking" ("class_instance_id", "booking_status")',
  },
  // For finding out whether a student had a seat before.
  {
    name: 'booking_student',
    on: '"booking" ("student_id", "created_at", "booking_status")',
    before: '"booking" ("student_id")',
  },
  {
    name: 'contact_message_open',
    on: '"contact_message" ("created_at", "id") WHERE "handled_at" IS NULL',
  },
  {
    name: 'outbox_message_failed',
    on: '"outbox_message" ("created_at", "id") WHERE "sent_at" IS NULL AND "failed_at" IS NOT NULL',
  },
] as const;

/** Indexes for the office's counts and totals. */
export class ReportIndexes1795602000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) {
      if ('before' in index) await runner.query(`DROP INDEX "${index.name}"`);
      await runner.query(`CREATE INDEX "${index.name}" ON ${index.on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) {
      await runner.query(`DROP INDEX "${index.name}"`);
      if ('before' in index) await runner.query(`CREATE INDEX "${index.name}" ON ${index.before}`);
    }
  }
}
