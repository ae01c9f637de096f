import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payload keys of message subjects: the first id of each template. */
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

/** Adds the subject of a message as a column, and the class and its start to the deduplication key of a reminder. */
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
    // The earlier version allows one reminder per booking, so only the last is left.
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
