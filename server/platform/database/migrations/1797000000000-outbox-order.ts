import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for the list of messages by when they are due, sent or not. */
export class OutboxOrder1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "outbox_message_by_due" ON "outbox_message" ("due_at", "id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "outbox_message_by_due"');
  }
}
