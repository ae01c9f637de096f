import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldForSearch } from '../search.js';

interface StudentRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company_name: string;
}
const BATCH = 500;

/** Company names are searched in a separate column, no longer with the students' names and emails. */
export class CompanySearch1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "student" ADD COLUMN "company_search" text');
    let after = '';
    for (;;) {
      const rows = await runner.manager.query<StudentRow[]>(
        `SELECT "id", "first_name", "last_name", "email", "company_name" FROM "student"
         WHERE "company_name" IS NOT NULL AND "id" > $1 ORDER BY "id" LIMIT ${BATCH}`,
        [after],
      );
      const last = rows.at(-1);
      if (!last) return;
      await foldAnew(runner, rows);
      after = last.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "student" SET "search_text" = "search_text" || ' ' || "company_search"
      WHERE "company_search" IS NOT NULL`);
    await runner.query('ALTER TABLE "student" DROP COLUMN "company_search"');
  }
}

async function foldAnew(runner: QueryRunner, rows: readonly StudentRow[]): Promise<void> {
  const places = rows.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`);
  await runner.query(
    `UPDATE "student" SET "search_text" = folded.column2, "company_search" = folded.column3
     FROM (VALUES ${places.join(', ')}) AS folded WHERE "student"."id" = folded.column1`,
    rows.flatMap(({ id, first_name, last_name, email, company_name }) => [
      id,
      foldForSearch(first_name, last_name, email),
      foldForSearch(company_name),
    ]),
  );
}
