import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldForSearch } from '../search.js';

interface MessageRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

const BATCH = 500;
const NOT_DIGITS = /(?:ext|x|#|;).*$|\D/gi;

/** The office can search the messages of guests. */
export class MessageSearch1797200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contact_message" ADD COLUMN "search_text" text NOT NULL DEFAULT ''`);
    let after = '';
    for (;;) {
      const rows = await runner.manager.query<MessageRow[]>(
        `SELECT "id", "name", "email", "phone", "message" FROM "contact_message"
         WHERE "id" > $1 ORDER BY "id" LIMIT ${BATCH}`,
        [after],
      );
      const last = rows.at(-1);
      if (!last) return;
      const places = rows.map((_, index) => `($${2 * index + 1}, $${2 * index + 2})`);
      await runner.query(
        `UPDATE "contact_message" SET "search_text" = folded.column2
         FROM (VALUES ${places.join(', ')}) AS folded WHERE "contact_message"."id" = folded.column1`,
        rows.flatMap(({ id, name, email, phone, message }) => [
          id,
          foldForSearch(name, email, phone?.replace(NOT_DIGITS, ''), message),
        ]),
      );
      after = last.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "contact_message" DROP COLUMN "search_text"');
  }
}
