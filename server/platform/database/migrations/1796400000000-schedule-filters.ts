import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['city', 'instructor_name'];

/** Indexes for filtering the schedule by city and instructor, case-insensitively, in the order of starts. */
export class ScheduleFilters1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      await runner.query(
        `CREATE INDEX "class_instance_${column}" ON "class_instance" (LOWER("${column}"), "starts_at", "id")`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`DROP INDEX "class_instance_${column}"`);
  }
}
