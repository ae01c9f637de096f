import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const REPORTS = new Table({
  name: 'saved_report',
  columns: [
    { name: 'id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'owner_id', type: 'varchar', length: '36' },
    { name: 'name', type: 'varchar', length: '100' },
    { name: 'description', type: 'text' },
    { name: 'query', type: 'text' },
    { name: 'defaults', type: 'text' },
    { name: 'is_shared', type: 'boolean' },
    { name: 'version', type: 'integer' },
    { name: 'created_at', type: 'varchar', length: '24' },
    { name: 'updated_at', type: 'varchar', length: '24' },
  ],
  indices: [
    new TableIndex({ name: 'saved_report_owner', columnNames: ['owner_id'] }),
    new TableIndex({ name: 'saved_report_shared', columnNames: ['is_shared'] }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'saved_report_owner_fk',
      columnNames: ['owner_id'],
      referencedTableName: 'account',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** Saved reports, instructors of classes, and an index for the order of the newest bookings. */
export class Reports1795260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(REPORTS);
    // Plain SQL, because TypeORM would rebuild the table on SQLite.
    await runner.query('ALTER TABLE "class_instance" ADD COLUMN "instructor_name" varchar(100)');
    await runner.query('DROP INDEX "booking_created_at"');
    await runner.query('CREATE INDEX "booking_created_at" ON "booking" ("created_at", "id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_created_at"');
    await runner.query('CREATE INDEX "booking_created_at" ON "booking" ("created_at")');
    await runner.query('ALTER TABLE "class_instance" DROP COLUMN "instructor_name"');
    await runner.dropTable('saved_report');
  }
}
