import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few cancelled classes, whose payments may have to be refunded, without a scan of all classes. */
export class CancelledClasses1797300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "class_instance_cancelled" ON "class_instance" ("id") WHERE "status" = 'cancelled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "class_instance_cancelled"');
  }
}
