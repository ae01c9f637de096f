import type { MigrationInterface, QueryRunner } from 'typeorm';

const INSTANTS = ['retry_at', 'failed_at', 'leased_until'] as const;
/** The maximum number of attempts at the time of this migration. */
const MAX_ATTEMPTS = 7;

/** Adds separate columns for the time of a retry, the final failure and the lease of a message. */
export class OutboxLeases1795403000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of INSTANTS)
      await runner.query(`ALTER TABLE "outbox_message" ADD COLUMN "${column}" varchar(24)`);
    await runner.query('ALTER TABLE "outbox_message" ADD COLUMN "leased_by" varchar(36)');
    // Until now due_at also stored the time of the next attempt or the end of the lease.
    await runner.query(`UPDATE "outbox_message" SET "failed_at" = "due_at"
      WHERE "sent_at" IS NULL AND "attempts" >= ${MAX_ATTEMPTS}`);
    await runner.query(`UPDATE "outbox_message" SET "retry_at" = "due_at", "due_at" = "created_at"
      WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "attempts" > 0`);
    await runner.query('DROP INDEX "outbox_message_due"');
    await runner.query(`CREATE INDEX "outbox_message_due" ON "outbox_message" ("due_at")
      WHERE "sent_at" IS NULL AND "failed_at" IS NULL`);
    await runner.query('CREATE INDEX "outbox_message_sent" ON "outbox_message" ("sent_at")');
    await runner.query('CREATE INDEX "outbox_message_newest" ON "outbox_message" ("created_at", "id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "outbox_message" SET "due_at" = "retry_at" WHERE "retry_at" IS NOT NULL`);
    await runner.query(`UPDATE "outbox_message" SET "attempts" = ${MAX_ATTEMPTS}
      WHERE "failed_at" IS NOT NULL`);
    for (const index of ['newest', 'sent', 'due']) await runner.query(`DROP INDEX "outbox_message_${index}"`);
    await runner.query('CREATE INDEX "outbox_message_due" ON "outbox_message" ("sent_at", "due_at")');
    for (const column of ['leased_by', ...INSTANTS])
      await runner.query(`ALTER TABLE "outbox_message" DROP COLUMN "${column}"`);
  }
}
