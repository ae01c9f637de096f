import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

interface LinkTable {
  name: string;
  more: readonly { name: string; type: string; length: string; isNullable?: boolean }[];
}

const RESETS: LinkTable = { name: 'password_reset', more: [] };
const LINKS: LinkTable = {
  name: 'account_link',
  more: [
    { name: 'purpose', type: 'varchar', length: '20' },
    { name: 'password_hash', type: 'varchar', length: '200', isNullable: true },
  ],
};

const table = ({ name, more }: LinkTable): Table =>
  new Table({
    name,
    columns: [
      { name: 'id', type: 'varchar', length: '36', isPrimary: true },
      { name: 'account_id', type: 'varchar', length: '36', isNullable: true },
      ...more,
      { name: 'expires_at', type: 'varchar', length: '24' },
      { name: 'used_at', type: 'varchar', length: '24', isNullable: true },
      { name: 'created_at', type: 'varchar', length: '24' },
    ],
    indices: [new TableIndex({ name: `${name}_account`, columnNames: ['account_id'] })],
    foreignKeys: [
      new TableForeignKey({
        name: `${name}_account_fk`,
        columnNames: ['account_id'],
        referencedTableName: 'account',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      }),
    ],
  });

const KEPT = '"id", "account_id", "expires_at", "used_at", "created_at"';

/**
 * Accounts can log in once their email is confirmed by a link. The table of links replaces the one of password resets, whose
 * links remain valid. Admins count as confirmed, and so do clients with evidence of an earlier log-in.
 */
export class ConfirmedAccounts1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "account" ADD COLUMN "confirmed_at" varchar(24)');
    await runner.query(`UPDATE "account" SET "confirmed_at" = "created_at" WHERE "role" = 'admin'
      OR "id" IN (SELECT "actor_id" FROM "audit_entry" WHERE "actor_id" IS NOT NULL)
      OR "id" IN (SELECT "account_id" FROM "password_reset" WHERE "used_at" IS NOT NULL AND "account_id" IS NOT NULL)`);
    await runner.createTable(table(LINKS));
    await runner.query(`INSERT INTO "account_link" (${KEPT}, "purpose")
      SELECT ${KEPT}, 'password' FROM "password_reset"`);
    await runner.dropTable('password_reset');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(table(RESETS));
    await runner.query(`INSERT INTO "password_reset" (${KEPT})
      SELECT ${KEPT} FROM "account_link" WHERE "purpose" = 'password'`);
    await runner.dropTable('account_link');
    await runner.query('ALTER TABLE "account" DROP COLUMN "confirmed_at"');
  }
}
