import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A crew gets a new secret link when the email of its contact changes, as a booking does. */
export class CrewLinks1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "crew_booking" ADD COLUMN "link_id" varchar(36)`);
    await runner.query(
      `CREATE UNIQUE INDEX "crew_booking_link" ON "crew_booking" ("link_id") WHERE "link_id" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "crew_booking_link"');
    await runner.query(`ALTER TABLE "crew_booking" DROP COLUMN "link_id"`);
  }
}
