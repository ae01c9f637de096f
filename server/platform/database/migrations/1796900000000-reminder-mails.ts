import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans the reminder by mail for bookings that were made before there was one, as `planReminders` does for others. */
export class ReminderMails1796900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    const asText = (instant: string): string =>
      `to_char((${instant}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const now = isPostgres ? asText('now()') : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
    const dueAt = isPostgres
      ? asText(`class."starts_at"::timestamptz - interval '24 hours'`)
      : `strftime('%Y-%m-%dT%H:%M:%fZ', class."starts_at", '-24 hours')`;
    const key = `'booking.reminder:' || booking."id" || ':' || class."id" || ':' || class."starts_at"`;
    // Ids of another table are as good as new ones.
    await runner.query(
      `INSERT INTO "outbox_message" ("id", "channel", "template", "recipient", "language", "payload", "subject_id",
         "deduplication_key", "due_at", "attempts", "created_at")
       SELECT booking."id", 'email', 'booking.reminderMail', booking."email", booking."language",
         '{"bookingId":"' || booking."id" || '"}', booking."id", ${key}, ${dueAt}, 0, ${now}
       FROM "class_instance" AS class
       JOIN "booking" ON booking."class_instance_id" = class."id"
       LEFT JOIN "crew_booking" AS crew ON crew."id" = booking."crew_booking_id"
       WHERE class."status" = 'scheduled' AND class."starts_at" > ${now} AND ${dueAt} > ${now}
         AND booking."booking_status" = 'confirmed' AND NOT booking."text_notifications"
         AND (crew."id" IS NULL OR lower(crew."email") <> lower(booking."email"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The earlier version does not know the template.
    await runner.query(`DELETE FROM "outbox_message" WHERE "template" = 'booking.reminderMail'`);
  }
}
