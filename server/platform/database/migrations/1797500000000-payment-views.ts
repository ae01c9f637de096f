import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views filter by what is to be paid: the payment status 'cancelled' is no filter of the bookings any more. */
export class PaymentViews1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, 'payment=cancelled', 'payment=nothingDue');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, 'payment=nothingDue', 'payment=cancelled');
  }
}

async function replace(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `UPDATE "saved_view" SET "parameters" = REPLACE("parameters", '${from}', '${to}')
     WHERE "page" = 'bookings' AND "parameters" LIKE '%${from}%'`,
  );
}
