import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const NOTICES = new Table({
  name: 'class_notice',
  columns: [
    { name: 'id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'class_instance_id', type: 'varchar', length: '36' },
    { name: 'known_facts', type: 'text' },
    { name: 'created_at', type: 'varchar', length: '24' },
  ],
  indices: [
    new TableIndex({ name: 'class_notice_class', columnNames: ['class_instance_id', 'created_at'] }),
    new TableIndex({ name: 'class_notice_at', columnNames: ['created_at'] }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'class_notice_class_instance_fk',
      columnNames: ['class_instance_id'],
      referencedTableName: 'class_instance',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** A class's details before a change, and removed days that may still be in attendees' calendars. */
export class ClassNotices1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(NOTICES);
    await runner.query('ALTER TABLE "class_instance" ADD COLUMN "most_days" integer');
    await runner.query('ALTER TABLE "booking" ADD COLUMN "calendar_days" integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "booking" DROP COLUMN "calendar_days"');
    await runner.query('ALTER TABLE "class_instance" DROP COLUMN "most_days"');
    await runner.dropTable('class_notice');
  }
}
