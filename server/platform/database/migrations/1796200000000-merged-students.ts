import {
  Table,
  TableForeignKey,
  TableIndex,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';

const id = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '36' });
const primary: TableColumnOptions = { ...id('id'), isPrimary: true };
const instant = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '24' });
const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });

const reference = (name: string, column: string, table: string): TableForeignKey =>
  new TableForeignKey({
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
  });
const index = (
  name: string,
  columnNames: string[],
  more: { isUnique?: boolean; where?: string } = {},
): TableIndex => new TableIndex({ name, columnNames, ...more });

const TABLES = [
  new Table({
    name: 'student_duplicate',
    columns: [
      primary,
      id('one_id'),
      id('other_id'),
      { name: 'strength', type: 'varchar', length: '1' },
      instant('found_at'),
      { ...instant('dismissed_at'), isNullable: true },
    ],
    indices: [
      index('student_duplicate_pair', ['one_id', 'other_id'], { isUnique: true }),
      index('student_duplicate_other', ['other_id']),
      index('student_duplicate_open', ['strength', 'id'], { where: '"dismissed_at" IS NULL' }),
    ],
    foreignKeys: [
      reference('student_duplicate_one_fk', 'one_id', 'student'),
      reference('student_duplicate_other_fk', 'other_id', 'student'),
    ],
  }),
  new Table({
    name: 'student_comparison',
    columns: [primary, instant('changed_at'), id('student_id')],
  }),
  new Table({
    name: 'student_merge',
    columns: [
      primary,
      id('kept_id'),
      id('merged_id'),
      integer('kept_version'),
      integer('merged_version'),
      integer('booking_count'),
      { name: 'undo', type: 'text', isNullable: true },
      instant('merged_at'),
      { ...instant('undone_at'), isNullable: true },
    ],
    indices: [
      index('student_merge_kept', ['kept_id', 'merged_at']),
      index('student_merge_merged', ['merged_id']),
      index('student_merge_undo', ['merged_at'], { where: '"undo" IS NOT NULL' }),
    ],
    foreignKeys: [
      reference('student_merge_kept_fk', 'kept_id', 'student'),
      reference('student_merge_merged_fk', 'merged_id', 'student'),
    ],
  }),
  new Table({
    name: 'student_alias',
    columns: [
      primary,
      { name: 'attendee_key', type: 'varchar', length: '64' },
      id('student_id'),
      id('merge_id'),
    ],
    indices: [
      index('student_alias_key', ['attendee_key']),
      index('student_alias_student', ['student_id']),
      index('student_alias_merge', ['merge_id']),
    ],
    foreignKeys: [
      reference('student_alias_student_fk', 'student_id', 'student'),
      reference('student_alias_merge_fk', 'merge_id', 'student_merge'),
    ],
  }),
];

/** Possible duplicates of students, merged students, and the progress of the comparison. */
export class MergedStudents1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table);
    await runner.query('CREATE INDEX "student_changed" ON "student" ("updated_at", "id")');
    await runner.query('CREATE INDEX "student_email_key" ON "student" (LOWER("email"))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "student_email_key"');
    await runner.query('DROP INDEX "student_changed"');
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
