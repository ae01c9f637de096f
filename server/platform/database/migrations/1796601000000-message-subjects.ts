import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each the first of the ids of a template. */
const SUBJECTS = [
  'bookingId',
  'crewBookingId',
  'waitingListEntryId',
  'seatOfferId',
  'studentId',
  'accountLinkId',
  'contactMessageId',
  'passwordResetId',
  'reportScheduleId',
];

/** What a message is about is a column, and the key of a reminder names the class and the start that it reminds of. */
export class MessageSubjects1796601000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    const payload = isPostgres ? '"payload"::json' : '"payload"';
    const ids = SUBJECTS.map((name) => `${payload} ->> '${name}'`);
    await runner.query('ALTER TABLE "outbox_message" ADD COLUMN "subject_id" varchar(36)');
    await runner.query(`UPDATE "outbox_message" SET "subject_id" = COALESCE(${ids.join(', ')})`);
    await runner.query('CREATE INDEX "outbox_message_subject" ON "outbox_message" ("subject_id")');
    await runner.query(
      `UPDATE "outbox_message"
       SET "deduplication_key" = "deduplication_key" || ':' || "class_instance"."id" || ':' || "class_instance"."starts_at"
       FROM "booking" JOIN "class_instance" ON "class_instance"."id" = "booking"."class_instance_id"
       WHERE "outbox_message"."deduplication_key" = 'booking.reminder:' || "booking"."id"
         AND "outbox_message"."subject_id" = "booking"."id"`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // Of several reminders of one booking, the earlier version knows the last.
    const later = `SELECT 1 FROM "outbox_message" AS later WHERE later."template" = 'booking.reminder'
       AND later."subject_id" = "outbox_message"."subject_id"
       AND later."deduplication_key" LIKE 'booking.reminder:%' AND later."id" <> "outbox_message"."id"
       AND (later."created_at", later."id") > ("outbox_message"."created_at", "outbox_message"."id")`;
    const isReminder = `"template" = 'booking.reminder' AND "deduplication_key" LIKE 'booking.reminder:%'`;
    await runner.query(`DELETE FROM "outbox_message" WHERE ${isReminder} AND EXISTS (${later})`);
    await runner.query(
      `UPDATE "outbox_message" SET "deduplication_key" = 'booking.reminder:' || "subject_id" WHERE ${isReminder}`,
    );
    await runner.query('DROP INDEX "outbox_message_subject"');
    await runner.query('ALTER TABLE "outbox_message" DROP COLUMN "subject_id"');
  }
}
