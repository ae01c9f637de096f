import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A crew that was moved remembers for how many days its contact's calendar has events. */
export class CrewMoves1797700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "crew_booking" ADD COLUMN "calendar_days" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "crew_booking" DROP COLUMN "calendar_days"`);
  }
}
