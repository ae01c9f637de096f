import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  payment_method: 'varchar(20)',
  paid_on: 'varchar(10)',
  payment_reference: 'varchar(100)',
  refunded_on: 'varchar(10)',
} as const;

/** How and when a booking was paid, and when that was paid back. Of what was paid before, nobody knows. */
export class BookingPayments1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // TypeORM would build the table anew for each on SQLite.
    for (const [name, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE "booking" ADD COLUMN "${name}" ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE "booking" DROP COLUMN "${name}"`);
  }
}
