import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index of the paid bookings that are cancelled. */
export class RefundsDue1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "booking_refund_due" ON "booking" ("id")
      WHERE "booking_status" = 'cancelled' AND "payment_status" = 'paid' AND "amount_cents" > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_refund_due"');
  }
}
