import type { EntityManager, ObjectLiteral } from 'typeorm';
import { isPostgres } from './is-postgres.js';
import { conditionsOf, isNotIndexed, matching, trigramsOf } from './search.js';
import { SEARCHED_COLUMNS, type SearchedTable } from './searched-tables.js';

/** SQL of queries for ids, each limited to `most` rows, and their parameters. */
interface TextSearch {
  parts: string[];
  parameters: ObjectLiteral;
}

type Search<Table extends SearchedTable> = (
  manager: EntityManager,
  table: Table,
  words: readonly string[],
  /** Further SQL conditions for the rows. */
  conditions: readonly string[],
  most: number,
) => TextSearch;

const LAST_CODE_POINT = 0x10ffff;
const NOTHING: TextSearch = { parts: [], parameters: {} };

/**
 * The newest rows that have all the words in their folded text. SQLite's index is read from its end, the newest row, until
 * the limit is reached; PostgreSQL's planner chooses between its index and the list's order.
 */
export const newestMatching: Search<SearchedTable> = (manager, table, words, conditions, most) => {
  const sequences = trigramsOf(words);
  if (sequences.length === 0) return NOTHING;
  const compared = conditionsOf(`${table}.${SEARCHED_COLUMNS[table]}`, words);
  const isWanted = [...compared.map(({ sql }) => sql), ...conditions].join(' AND ');
  const parameters = Object.fromEntries(
    compared.flatMap((condition) => Object.entries(condition.parameters)),
  );
  if (isPostgres(manager.connection))
    return {
      parts: [`SELECT id FROM ${table} WHERE ${isWanted} ORDER BY created_at DESC, id DESC LIMIT ${most}`],
      parameters,
    };
  const index = `${table}_search`;
  return {
    parts: [
      `SELECT id FROM ${table} WHERE ${isNotIndexed(table)} AND ${isWanted} ORDER BY rowid DESC LIMIT ${most}`,
      `SELECT ${table}.id FROM ${index} CROSS JOIN ${table} ON ${table}.rowid = ${index}.rowid
       WHERE ${index} MATCH :sequences AND ${isWanted} ORDER BY ${index}.rowid DESC LIMIT ${most}`,
    ],
    parameters: { ...parameters, sequences: matching(sequences) },
  };
};

/** For words too short for the index: people whose sort name begins with the word, or with the two words in either order. */
export const beginningWith: Search<'booking' | 'student'> = (manager, table, words, conditions, most) => {
  const [one, other, ...more] = words;
  if (one === undefined || more.length > 0 || trigramsOf(words).length > 0) return NOTHING;
  const starts = other === undefined ? [one] : [`${other} ${one}`, `${one} ${other}`];
  const [from, below] = isPostgres(manager.connection) ? ['~>=~', '~<~'] : ['>=', '<'];
  return {
    parts: starts.map((_, index) => {
      const range = `sort_name ${from} :start${index} AND sort_name ${below} :startEnd${index}`;
      return `SELECT id FROM ${table} WHERE ${[range, ...conditions].join(' AND ')} LIMIT ${most}`;
    }),
    parameters: Object.fromEntries(
      starts.flatMap((start, index) => [
        [`start${index}`, start],
        [`startEnd${index}`, afterAllWith(start)],
      ]),
    ),
  };
};

/** An upper bound, by code point, of all texts with this prefix. */
function afterAllWith(start: string): string {
  const letters = [...start];
  const last = letters.pop()?.codePointAt(0) ?? 0;
  return letters.join('') + String.fromCodePoint(Math.min(last + 1, LAST_CODE_POINT));
}
