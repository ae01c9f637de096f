import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last check of the clock, which tells whether the clock has jumped since. */
export class ClockChecks1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "clock_check"
         ("id" varchar(36) PRIMARY KEY NOT NULL, "checked_at" varchar(24) NOT NULL, "steady_since" varchar(24) NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "clock_check"');
  }
}
