import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const VIEWS = new Table({
  name: 'saved_view',
  columns: [
    { name: 'id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'owner_id', type: 'varchar', length: '36' },
    { name: 'page', type: 'varchar', length: '20' },
    { name: 'name', type: 'varchar', length: '100' },
    { name: 'name_key', type: 'text' },
    { name: 'parameters', type: 'text' },
    { name: 'is_shared', type: 'boolean' },
    { name: 'is_default', type: 'boolean' },
    { name: 'deleted_at', type: 'varchar', length: '24', isNullable: true },
    { name: 'version', type: 'integer' },
    { name: 'created_at', type: 'varchar', length: '24' },
    { name: 'updated_at', type: 'varchar', length: '24' },
  ],
  indices: [
    new TableIndex({
      name: 'saved_view_name',
      columnNames: ['owner_id', 'page', 'name_key'],
      isUnique: true,
      where: '"deleted_at" IS NULL',
    }),
    new TableIndex({
      name: 'saved_view_default',
      columnNames: ['owner_id', 'page'],
      isUnique: true,
      where: '"is_default" AND "deleted_at" IS NULL',
    }),
    new TableIndex({
      name: 'saved_view_shared',
      columnNames: ['page'],
      where: '"is_shared" AND "deleted_at" IS NULL',
    }),
  ],
  foreignKeys: [
    new TableForeignKey({
      name: 'saved_view_owner_fk',
      columnNames: ['owner_id'],
      referencedTableName: 'account',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  ],
});

/** Saved views: named addresses of lists in the console. */
export class SavedViews1796201000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(VIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_view');
  }
}
