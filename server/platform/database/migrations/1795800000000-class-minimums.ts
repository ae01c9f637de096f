import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The minimum number of attendees of a class type, and an index of class days by date. */
export class ClassMinimums1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "class_type" ADD COLUMN "min_students" integer');
    await runner.query('CREATE INDEX "class_day_of_date" ON "class_day" ("date", "class_instance_id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "class_day_of_date"');
    await runner.query('ALTER TABLE "class_type" DROP COLUMN "min_students"');
  }
}
