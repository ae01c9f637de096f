import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rate limit counts, which processes on one PostgreSQL database share. */
export class ThrottleCounts1795401000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "throttle_count"
         ("key" varchar(255) PRIMARY KEY NOT NULL, "points" integer NOT NULL, "expire" bigint)`,
    );
    await runner.query('CREATE INDEX "throttle_count_expire" ON "throttle_count" ("expire")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "throttle_count"');
  }
}
