import { Temporal } from 'temporal-polyfill';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface LastDay {
  id: string;
  timeZone: string;
  date: string;
  startTime: string;
}

const CLASSES_AT_ONCE = 500;

/** Stores the start of the last day of a class, from which its attendance can be recorded. */
export class LastDays1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "class_instance" ADD COLUMN "last_day_starts_at" varchar(24) NOT NULL DEFAULT ''`,
    );
    for (;;) {
      const days = await nextLastDays(runner);
      if (days.length === 0) return;
      for (const day of days)
        await runner.query('UPDATE "class_instance" SET "last_day_starts_at" = $1 WHERE "id" = $2', [
          startOf(day),
          day.id,
        ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "class_instance" DROP COLUMN "last_day_starts_at"');
  }
}

/** The last days of classes that have none stored yet. */
function nextLastDays(runner: QueryRunner): Promise<LastDay[]> {
  return runner.manager.query<LastDay[]>(
    `SELECT "instance"."id", "instance"."time_zone" AS "timeZone", "day"."date", "day"."start_time" AS "startTime"
     FROM "class_instance" "instance"
     JOIN "class_day" "day" ON "day"."class_instance_id" = "instance"."id"
     WHERE "instance"."last_day_starts_at" = ''
       AND "day"."day_number" = (SELECT MAX("other"."day_number") FROM "class_day" "other"
         WHERE "other"."class_instance_id" = "instance"."id")
     LIMIT ${CLASSES_AT_ONCE}`,
  );
}

function startOf({ date, startTime, timeZone }: LastDay): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime: startTime,
  });
  return new Date(epochMilliseconds).toISOString();
}
