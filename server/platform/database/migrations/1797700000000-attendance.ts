import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A confirmed booking may be marked absent; `completed` is the booking status of those who attended. */
export class Attendance1797700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // TypeORM describes the same default in the words of each database.
    const no = runner.connection.options.type === 'postgres' ? 'false' : '0';
    await runner.query(`ALTER TABLE "booking" ADD COLUMN "is_absent" boolean NOT NULL DEFAULT ${no}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "booking" DROP COLUMN "is_absent"`);
  }
}
