import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const reference = { type: 'varchar', length: '36' } as const;
const instant = { type: 'varchar', length: '24' } as const;

const SCHEDULES = new Table({
  name: 'report_schedule',
  columns: [
    { name: 'id', ...reference, isPrimary: true },
    { name: 'report_id', ...reference },
    { name: 'frequency', type: 'varchar', length: '10' },
    { name: 'day', type: 'integer' },
    { name: 'hour', type: 'integer' },
    { name: 'period', type: 'varchar', length: '20' },
    { name: 'attaches_file', type: 'boolean' },
    { name: 'next_at', ...instant },
    { name: 'version', type: 'integer' },
    { name: 'created_at', ...instant },
    { name: 'updated_at', ...instant },
  ],
  indices: [
    new TableIndex({ name: 'report_schedule_once', columnNames: ['report_id'], isUnique: true }),
    new TableIndex({ name: 'report_schedule_next', columnNames: ['next_at'] }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'report_schedule_report_fk',
      columnNames: ['report_id'],
      referencedTableName: 'saved_report',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

const RECIPIENTS = new Table({
  name: 'report_schedule_recipient',
  columns: [
    { name: 'report_schedule_id', ...reference, isPrimary: true },
    { name: 'account_id', ...reference, isPrimary: true },
  ],
  indices: [new TableIndex({ name: 'report_schedule_recipient_account', columnNames: ['account_id'] })],
  foreignKeys: [
    new TableForeignKey({
      name: 'report_schedule_recipient_schedule_fk',
      columnNames: ['report_schedule_id'],
      referencedTableName: 'report_schedule',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
    new TableForeignKey({
      name: 'report_schedule_recipient_account_fk',
      columnNames: ['account_id'],
      referencedTableName: 'account',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** Schedules and recipients of mailed reports. */
export class ReportSchedules1796300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SCHEDULES);
    await runner.createTable(RECIPIENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('report_schedule_recipient');
    await runner.dropTable('report_schedule');
  }
}
