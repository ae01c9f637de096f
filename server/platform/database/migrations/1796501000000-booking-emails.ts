import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for finding an account's bookings by email, case-insensitively. */
export class BookingEmails1796501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "booking_email" ON "booking" (LOWER("email"))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_email"');
  }
}
