import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLAIN = { æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' };

/** The columns with text folded for searching and sorting. */
const FOLDED = {
  student: ['search_text', 'sort_name', 'company_search'],
  booking: ['search_text', 'sort_name'],
  account: ['search_text'],
  waiting_list_entry: ['search_text'],
  crew_booking: ['search_text'],
  contact_message: ['search_text', 'sender_search'],
  venue: ['search_text'],
  instructor: ['search_text'],
};

/** Names such as Đặng, Łukasz and Bjørn are found and sorted by their plain letters. */
export class PlainLetters1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceInFolded(runner, PLAIN);
  }

  /** The texts stay: which letters were replaced is not known. */
  async down(): Promise<void> {}
}

export async function replaceInFolded(
  runner: QueryRunner,
  plainOf: Readonly<Record<string, string>>,
): Promise<void> {
  const letters = Object.keys(plainOf).join('');
  const isPostgres = runner.connection.options.type === 'postgres';
  const plain = (column: string) =>
    Object.entries(plainOf).reduce(
      (sql, [letter, text]) => `REPLACE(${sql}, '${letter}', '${text.replace("'", "''")}')`,
      `"${column}"`,
    );
  for (const [table, columns] of Object.entries(FOLDED)) {
    const hasLetter = columns.map((column) =>
      isPostgres ? `"${column}" ~ '[${letters}]'` : `"${column}" GLOB '*[${letters}]*'`,
    );
    await runner.query(
      `UPDATE "${table}" SET ${columns.map((column) => `"${column}" = ${plain(column)}`).join(', ')}
       WHERE ${hasLetter.join(' OR ')}`,
    );
  }
}
