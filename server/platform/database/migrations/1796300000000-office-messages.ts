import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const reference = { type: 'varchar', length: '36' } as const;

const MESSAGES = new Table({
  name: 'office_message',
  columns: [
    { name: 'id', ...reference, isPrimary: true },
    { name: 'author_id', ...reference },
    { name: 'idempotency_key', type: 'varchar', length: '200' },
    { name: 'fingerprint', type: 'varchar', length: '64' },
    { name: 'class_instance_id', ...reference, isNullable: true },
    { name: 'words', type: 'text' },
    { name: 'is_test', type: 'boolean' },
    { name: 'people', type: 'integer' },
    { name: 'text_messages', type: 'integer' },
    { name: 'created_at', type: 'varchar', length: '24' },
  ],
  indices: [
    new TableIndex({
      name: 'office_message_once',
      columnNames: ['author_id', 'idempotency_key'],
      isUnique: true,
    }),
    new TableIndex({ name: 'office_message_class', columnNames: ['class_instance_id'] }),
    new TableIndex({ name: 'office_message_at', columnNames: ['created_at'] }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'office_message_class_instance_fk',
      columnNames: ['class_instance_id'],
      referencedTableName: 'class_instance',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

const RECIPIENTS = new Table({
  name: 'office_message_recipient',
  columns: [
    { name: 'office_message_id', ...reference, isPrimary: true },
    { name: 'booking_id', ...reference, isPrimary: true },
  ],
  indices: [new TableIndex({ name: 'office_message_recipient_booking', columnNames: ['booking_id'] })],
  foreignKeys: [
    new TableForeignKey({
      name: 'office_message_recipient_message_fk',
      columnNames: ['office_message_id'],
      referencedTableName: 'office_message',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
    new TableForeignKey({
      name: 'office_message_recipient_booking_fk',
      columnNames: ['booking_id'],
      referencedTableName: 'booking',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** Office messages to attendees, and their recipients. */
export class OfficeMessages1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(MESSAGES);
    await runner.createTable(RECIPIENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('office_message_recipient');
    await runner.dropTable('office_message');
  }
}
