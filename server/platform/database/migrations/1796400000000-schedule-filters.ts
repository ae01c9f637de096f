import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['city', 'instructor_name'];

/** The office narrows its schedule by city and instructor, whatever their capitals, in the order of the starts. */
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
