import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storedKey } from '../stored-key.js';

const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase();

/** Finds the crews of an account by the email of their contact, as it finds its bookings. */
export class CrewContactEmails1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "crew_booking" ADD COLUMN "email_key" text');
    await storeKeys(runner);
    await runner.query(
      'CREATE INDEX "crew_booking_email" ON "crew_booking" ((COALESCE("email_key", LOWER("email"))))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "crew_booking_email"');
    await runner.query('ALTER TABLE "crew_booking" DROP COLUMN "email_key"');
  }
}

/** Only of emails whose key LOWER would not give: few have one, each updated by a statement of its own. */
async function storeKeys(runner: QueryRunner): Promise<void> {
  const isPostgres = runner.connection.options.type === 'postgres';
  const isNotPlain = isPostgres ? `"email" ~ '[^ -~]'` : `"email" GLOB '*[^ -~]*'`;
  const rows = await runner.manager.query<{ email: string }[]>(
    `SELECT DISTINCT "email" FROM "crew_booking" WHERE ${isNotPlain}`,
  );
  for (const { email } of rows) {
    const key = storedKey(email, emailKeyOf);
    if (key !== null)
      await runner.query('UPDATE "crew_booking" SET "email_key" = $1 WHERE "email" = $2', [key, email]);
  }
}
