import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const reference = { type: 'varchar', length: '36' } as const;
const instant = { type: 'varchar', length: '24' } as const;
const name = { type: 'varchar', length: '100' } as const;
const email = { type: 'varchar', length: '254' } as const;
const phone = { type: 'varchar', length: '40' } as const;
const word = { type: 'varchar', length: '20' } as const;
const language = { type: 'varchar', length: '2' } as const;

const toClass = (table: string, onDelete: 'CASCADE' | 'RESTRICT'): TableForeignKey =>
  new TableForeignKey({
    name: `${table}_class_instance_fk`,
    columnNames: ['class_instance_id'],
    referencedTableName: 'class_instance',
    referencedColumnNames: ['id'],
    onDelete,
  });

const CREWS = new Table({
  name: 'crew_booking',
  columns: [
    { name: 'id', ...reference, isPrimary: true },
    { name: 'class_instance_id', ...reference },
    { name: 'first_name', ...name },
    { name: 'last_name', ...name },
    { name: 'email', ...email },
    { name: 'phone', ...phone },
    { name: 'company_name', ...name, isNullable: true },
    { name: 'purchase_order', ...name, isNullable: true },
    { name: 'emergency_contact_name', ...name },
    { name: 'emergency_contact_phone', ...phone },
    { name: 'unnamed_seats', type: 'integer' },
    { name: 'seat_price_cents', type: 'integer' },
    { name: 'policy_version', type: 'integer' },
    { name: 'language', ...language },
    { name: 'terms_agreed_at', ...instant },
    { name: 'notes', type: 'text', isNullable: true },
    { name: 'version', type: 'integer' },
    { name: 'created_at', ...instant },
    { name: 'updated_at', ...instant },
  ],
  indices: [
    new TableIndex({ name: 'crew_booking_class', columnNames: ['class_instance_id', 'unnamed_seats'] }),
  ],
  foreignKeys: [toClass('crew_booking', 'RESTRICT')],
});

const ENTRIES = new Table({
  name: 'waiting_list_entry',
  columns: [
    { name: 'id', ...reference, isPrimary: true },
    { name: 'class_instance_id', ...reference },
    { name: 'first_name', ...name },
    { name: 'last_name', ...name },
    { name: 'email', ...email },
    { name: 'phone', ...phone, isNullable: true },
    { name: 'language', ...language },
    { name: 'seats', type: 'integer' },
    { name: 'accepts_fewer', type: 'boolean' },
    { name: 'text_notifications', type: 'boolean' },
    { name: 'sms_consent_text', type: 'text', isNullable: true },
    { name: 'sms_consent_at', ...instant, isNullable: true },
    { name: 'terms_agreed_at', ...instant },
    { name: 'ending', ...word, isNullable: true },
    { name: 'ended_at', ...instant, isNullable: true },
    { name: 'created_at', ...instant },
  ],
  indices: [
    new TableIndex({
      name: 'waiting_list_entry_order',
      columnNames: ['class_instance_id', 'created_at', 'id'],
    }),
    new TableIndex({
      name: 'waiting_list_entry_open',
      columnNames: ['class_instance_id'],
      where: '"ending" IS NULL',
    }),
  ],
  foreignKeys: [toClass('waiting_list_entry', 'CASCADE')],
});

const OFFERS = new Table({
  name: 'seat_offer',
  columns: [
    { name: 'id', ...reference, isPrimary: true },
    { name: 'entry_id', ...reference },
    { name: 'class_instance_id', ...reference },
    { name: 'seats', type: 'integer' },
    { name: 'expires_at', ...instant },
    { name: 'ending', ...word, isNullable: true },
    { name: 'ended_at', ...instant, isNullable: true },
    { name: 'created_at', ...instant },
  ],
  indices: [
    new TableIndex({ name: 'seat_offer_entry', columnNames: ['entry_id'] }),
    new TableIndex({ name: 'seat_offer_class', columnNames: ['class_instance_id'] }),
    new TableIndex({
      name: 'seat_offer_open',
      columnNames: ['class_instance_id', 'expires_at', 'seats'],
      where: '"ending" IS NULL',
    }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'seat_offer_entry_fk',
      columnNames: ['entry_id'],
      referencedTableName: 'waiting_list_entry',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
    toClass('seat_offer', 'CASCADE'),
  ],
});

/** Crews with unnamed seats, waiting lists, seat offers, and the policy version that a booking agreed to. */
export class SeatsHeldForOthers1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [CREWS, ENTRIES, OFFERS]) await runner.createTable(table);
    // Plain SQL, because TypeORM would rebuild the table for each column on SQLite.
    await runner.query(`ALTER TABLE "booking" ADD COLUMN "policy_version" integer NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE "booking" ADD COLUMN "crew_booking_id" varchar(36)`);
    await runner.query(`ALTER TABLE "booking" ADD COLUMN "cancel_until" varchar(24)`);
    await runner.query(
      `CREATE INDEX "booking_crew" ON "booking" ("crew_booking_id") WHERE "crew_booking_id" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "booking_crew"');
    for (const column of ['cancel_until', 'crew_booking_id', 'policy_version'])
      await runner.query(`ALTER TABLE "booking" DROP COLUMN "${column}"`);
    for (const table of ['seat_offer', 'waiting_list_entry', 'crew_booking']) await runner.dropTable(table);
  }
}
