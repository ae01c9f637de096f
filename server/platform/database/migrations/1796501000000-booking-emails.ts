import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has an account finds the bookings with its email, whatever their capitals. */
export class BookingEmails1796501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "booking_email" ON "booking" (LOWER("email"))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_email"');
  }
}
