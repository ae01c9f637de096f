import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  payment_method: 'varchar(20)',
  paid_on: 'varchar(10)',
  payment_reference: 'varchar(100)',
  refunded_on: 'varchar(10)',
} as const;

/** Method and time of a booking's payment, and time of its refund; null for payments before this migration. */
export class BookingPayments1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL, because TypeORM would rebuild the table for each column on SQLite.
    for (const [name, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE "booking" ADD COLUMN "${name}" ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE "booking" DROP COLUMN "${name}"`);
  }
}
