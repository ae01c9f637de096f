import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres } from '../is-postgres.js';

const TOLD_CLASSES = new Table({
  name: 'told_class',
  columns: [
    { name: 'instructor_id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'class_instance_id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'recipient', type: 'varchar', length: '254' },
    { name: 'facts', type: 'text' },
    { name: 'last_day_starts_at', type: 'varchar', length: '24' },
    { name: 'version', type: 'integer' },
  ],
  indices: [new TableIndex({ name: 'told_class_last_day', columnNames: ['last_day_starts_at'] })],
  foreignKeys: [
    new TableForeignKey({
      name: 'told_class_instructor_fk',
      columnNames: ['instructor_id'],
      referencedTableName: 'instructor',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** What instructors were told about their classes. Existing instructors are told nothing until the office wants it. */
export class InstructorNotices1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const no = isPostgres(runner.connection) ? 'false' : '0';
    await runner.query(`ALTER TABLE "instructor" ADD COLUMN "is_notified" boolean NOT NULL DEFAULT ${no}`);
    await runner.createTable(TOLD_CLASSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('told_class');
    await runner.query('ALTER TABLE "instructor" DROP COLUMN "is_notified"');
  }
}
