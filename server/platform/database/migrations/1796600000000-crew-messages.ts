import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const reference = { type: 'varchar', length: '36' } as const;

const referenceTo = (table: string, column: string, name: string): TableForeignKey =>
  new TableForeignKey({
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
  });

const CONTACTS = new Table({
  name: 'office_message_contact',
  columns: [
    { name: 'office_message_id', ...reference, isPrimary: true },
    { name: 'crew_booking_id', ...reference, isPrimary: true },
  ],
  indices: [new TableIndex({ name: 'office_message_contact_crew', columnNames: ['crew_booking_id'] })],
  foreignKeys: [
    referenceTo('office_message', 'office_message_id', 'office_message_contact_message_fk'),
    referenceTo('crew_booking', 'crew_booking_id', 'office_message_contact_crew_fk'),
  ],
});

/** Office messages to contacts of crews; like bookings, crews store a keyed hash of the client's address. */
export class CrewMessages1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CONTACTS);
    await runner.query('ALTER TABLE "crew_booking" ADD COLUMN "source_key" varchar(32)');
    await runner.query(`CREATE INDEX "crew_booking_source" ON "crew_booking" ("source_key", "created_at")
      WHERE "source_key" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "crew_booking_source"');
    await runner.query('ALTER TABLE "crew_booking" DROP COLUMN "source_key"');
    await runner.dropTable('office_message_contact');
  }
}
