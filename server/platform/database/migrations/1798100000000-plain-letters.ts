import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLAIN = { æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' };
const LETTERS = Object.keys(PLAIN).join('');

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
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const [table, columns] of Object.entries(FOLDED)) {
      const hasLetter = columns.map((column) =>
        isPostgres ? `"${column}" ~ '[${LETTERS}]'` : `"${column}" GLOB '*[${LETTERS}]*'`,
      );
      await runner.query(
        `UPDATE "${table}" SET ${columns.map((column) => `"${column}" = ${plain(column)}`).join(', ')}
         WHERE ${hasLetter.join(' OR ')}`,
      );
    }
  }

  /** The texts stay: which letters were replaced is not known. */
  async down(): Promise<void> {}
}

function plain(column: string): string {
  return Object.entries(PLAIN).reduce(
    (sql, [letter, letters]) => `REPLACE(${sql}, '${letter}', '${letters}')`,
    `"${column}"`,
  );
}
