import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storedKey } from '../stored-key.js';

const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase();

/** Finds the waiting list entries of an account by their email, as it finds its bookings. */
export class WaitingListEmails1798600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "waiting_list_entry" ADD COLUMN "email_key" text');
    await storeKeys(runner);
    await runner.query(
      'CREATE INDEX "waiting_list_entry_email" ON "waiting_list_entry" ((COALESCE("email_key", LOWER("email"))))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "waiting_list_entry_email"');
    await runner.query('ALTER TABLE "waiting_list_entry" DROP COLUMN "email_key"');
  }
}

/** Only of emails whose key LOWER would not give: few have one, each updated by a statement of its own. */
async function storeKeys(runner: QueryRunner): Promise<void> {
  const isPostgres = runner.connection.options.type === 'postgres';
  const isNotPlain = isPostgres ? `"email" ~ '[^ -~]'` : `"email" GLOB '*[^ -~]*'`;
  const rows = await runner.manager.query<{ email: string }[]>(
    `SELECT DISTINCT "email" FROM "waiting_list_entry" WHERE ${isNotPlain}`,
  );
  for (const { email } of rows) {
    const key = storedKey(email, emailKeyOf);
    if (key !== null)
      await runner.query('UPDATE "waiting_list_entry" SET "email_key" = $1 WHERE "email" = $2', [key, email]);
  }
}
