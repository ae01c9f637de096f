import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests' bookings store a keyed hash of the client's address for a limited time. */
export class BookingSources1795402000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "booking" ADD COLUMN "source_key" varchar(32)');
    await runner.query(`CREATE INDEX "booking_source" ON "booking" ("source_key", "created_at", "booking_status")
      WHERE "source_key" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_source"');
    await runner.query('ALTER TABLE "booking" DROP COLUMN "source_key"');
  }
}
