import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the payments and refunds of a period without a scan of all bookings. */
export class PaymentDates1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "booking_paid_on" ON "booking" ("paid_on") WHERE "paid_on" IS NOT NULL`);
    await runner.query(
      `CREATE INDEX "booking_refunded_on" ON "booking" ("refunded_on") WHERE "refunded_on" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_refunded_on"');
    await runner.query('DROP INDEX "booking_paid_on"');
  }
}
