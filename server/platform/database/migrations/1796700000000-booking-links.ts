import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A booking gets a new secret link when its email changes to another person's. An idempotency key stores what its response
 * contained of the link, so that a repeated request gets the same response.
 */
export class BookingLinks1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "booking" ADD COLUMN "link_id" varchar(36)`);
    await runner.query(
      `CREATE UNIQUE INDEX "booking_link" ON "booking" ("link_id") WHERE "link_id" IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "idempotency_key" ADD COLUMN "given_link_id" varchar(36)`);
    await runner.query(`ALTER TABLE "idempotency_key" ADD COLUMN "passed_on_version" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "idempotency_key" DROP COLUMN "passed_on_version"`);
    await runner.query(`ALTER TABLE "idempotency_key" DROP COLUMN "given_link_id"`);
    await runner.query('DROP INDEX "booking_link"');
    await runner.query(`ALTER TABLE "booking" DROP COLUMN "link_id"`);
  }
}
