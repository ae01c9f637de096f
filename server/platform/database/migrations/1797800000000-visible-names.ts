import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Row {
  id: string;
  key: string;
  email: string;
  firstName: string;
  lastName: string;
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function fold(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  return visible.toLowerCase().toUpperCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}

function formerFold(text: string): string {
  return text.toLowerCase().toUpperCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Letters whose keys are equal before and after: those of English and of most languages of Western Europe. */
const COMMON = ' -~À-ı';

/**
 * Makes the keys of attendees ignore invisible characters and the width of letters. Where a class then has two bookings
 * of one person, the second keeps its former key. Aliases of merged students keep theirs, because their names are not
 * stored.
 */
export class VisibleNames1797800000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rekey(runner, fold);
  }

  down(runner: QueryRunner): Promise<void> {
    return rekey(runner, formerFold);
  }
}

async function rekey(runner: QueryRunner, folded: (text: string) => string): Promise<void> {
  const keyOf = ({ email, firstName, lastName }: Row) =>
    createHash('sha256').update([email, firstName, lastName].map(folded).join('\n')).digest('hex');
  for (const row of await uncommonNames(runner, 'student')) {
    const key = keyOf(row);
    if (key !== row.key)
      await runner.query('UPDATE "student" SET "attendee_key" = $1 WHERE "id" = $2', [key, row.id]);
  }
  for (const row of await uncommonNames(runner, 'booking')) {
    const key = keyOf(row);
    if (key === row.key) continue;
    await runner.query(
      `UPDATE "booking" SET "attendee_key" = $1 WHERE "id" = $2 AND NOT EXISTS (
         SELECT 1 FROM "booking" "other" WHERE "other"."class_instance_id" = "booking"."class_instance_id"
           AND "other"."attendee_key" = $1 AND "other"."booking_status" <> 'cancelled')`,
      [key, row.id],
    );
  }
}

function uncommonNames(runner: QueryRunner, table: string): Promise<Row[]> {
  const isPostgres = runner.connection.options.type === 'postgres';
  const isUncommon = ['first_name', 'last_name', 'email'].map((column) =>
    isPostgres ? `"${column}" ~ '[^${COMMON}]'` : `"${column}" GLOB '*[^${COMMON}]*'`,
  );
  return runner.manager.query<Row[]>(
    `SELECT "id", "attendee_key" AS "key", "email", "first_name" AS "firstName", "last_name" AS "lastName"
     FROM "${table}" WHERE ${isUncommon.join(' OR ')} ORDER BY "created_at", "id"`,
  );
}
