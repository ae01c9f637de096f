import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The office marks messages that could not be sent as handled. */
export class HandledMessages1797900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "outbox_message" ADD COLUMN "handled_at" varchar(24)`);
    await runner.query(`ALTER TABLE "outbox_message" ADD COLUMN "handled_by" varchar(36)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "outbox_message" DROP COLUMN "handled_by"`);
    await runner.query(`ALTER TABLE "outbox_message" DROP COLUMN "handled_at"`);
  }
}
