import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { SearchedTable } from './searched-tables.js';

const MARKS = /\p{M}/gu;
const MAX_WORDS = 8;
/** Between the words of a name: O'Vega, García-Li. */
const JOINTS = /['’\p{Pd}]/gu;
/** The search indexes hold trigrams. */
const LETTERS = 3;
/** Only a part of a longer word is looked up in the indexes. */
const MAX_LETTERS = 8;
const RUNS = /[\p{L}\p{N}]+/gu;
const DIGIT = /\p{N}/u;
const NUMBER = /^\p{N}+$/u;
/** Runs of letters and digits of one word that are looked up in PostgreSQL's index. */
const MAX_RUNS = 2;

/** The plain forms of letters that Unicode does not decompose into a letter and a mark, and of the apostrophes of phones. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const WITH_PLAIN_FORM = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Lower case and without accents, so that 'jose dang' finds 'José Đặng'. */
export function foldForSearch(...parts: readonly (string | null | undefined)[]): string {
  const unmarked = parts.filter(Boolean).join(' ').normalize('NFD').replace(MARKS, '').toLowerCase();
  return unmarked.replace(WITH_PLAIN_FORM, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Folded for searching, with a space before each word, so that the beginning of a word can be looked up by two letters:
 * with the space they are a trigram. Apostrophes and hyphens become spaces, so a search term must be folded in this way
 * too.
 */
export function foldWordsForSearch(...parts: readonly (string | null | undefined)[]): string {
  return ` ${foldForSearch(...parts).replace(JOINTS, ' ')}`;
}

/** The words of a search term, folded, without the comma after a last name: 'Peña, Rosa'. */
export function wordsOf(term: string | undefined): string[] {
  return foldForSearch(term)
    .split(/\s+/)
    .map((word) => word.replace(/,+$/, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/**
 * The at most eight letters of a word that are looked up. All trigrams of a long word would take long, and the end of an
 * email is not selective: its part is the end of the local part, or the beginning of the address if that is too short.
 * Of a number it is the end, because many phone numbers have the same area code.
 */
function tellingPart(word: string): string {
  const letters = [...word];
  const at = letters.indexOf('@');
  const end = at >= LETTERS ? at : NUMBER.test(word) ? letters.length : MAX_LETTERS;
  return letters.slice(Math.max(0, end - MAX_LETTERS), end).join('');
}

/**
 * Trigrams that every match contains: as few as cover all letters of the words, because the lookup of each takes time in
 * proportion to the rows with it. A word of fewer than three letters has none, and is only compared.
 */
export function trigramsOf(words: readonly string[]): string[] {
  const sequences = words.flatMap((word) => {
    const letters = [...tellingPart(word)];
    const last = letters.length - LETTERS;
    if (last < 0) return [];
    const starts = Array.from({ length: Math.ceil(letters.length / LETTERS) }, (_, index) => index * LETTERS);
    return starts.map((start) => letters.slice(Math.min(start, last)).slice(0, LETTERS).join(''));
  });
  return [...new Set(sequences)];
}

/** Selects rows whose folded column contains every word of the term; all rows for an empty term. */
export function applySearchFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  term: string | undefined,
): SelectQueryBuilder<Row> {
  for (const { sql, parameters } of conditionsOf(column, wordsOf(term))) query.andWhere(sql, parameters);
  return query;
}

export interface SearchCondition {
  sql: string;
  parameters: Record<string, string>;
}

/**
 * The parts of a word that are looked up in PostgreSQL's index: the ends of two runs of letters and digits, for an email
 * those of the local part if that is long enough. Runs with digits come first and then the longest, because fewer rows
 * share a number than a name. The sign between two runs is left out because its lookup takes long: very many rows have a
 * word that begins with a given letter. Empty for a word without such a run.
 */
function tellingRuns(word: string): string[] {
  const at = word.indexOf('@');
  // The longest runs would be in the domain, which many emails share.
  if (at >= 0 && at < LETTERS) return [tellingPart(word)];
  const runs = (at > 0 ? word.slice(0, at) : word).match(RUNS) ?? [];
  const long = runs.map((run) => [...run]).filter(({ length }) => length >= LETTERS);
  const numbersFirst = long.toSorted(
    (one, other) => Number(hasDigit(other)) - Number(hasDigit(one)) || other.length - one.length,
  );
  return numbersFirst.slice(0, MAX_RUNS).map((run) => run.slice(-MAX_LETTERS).join(''));
}

const hasDigit = (letters: readonly string[]): boolean => letters.some((letter) => DIGIT.test(letter));

/** SQL conditions that a folded column contains each of the words. */
export function conditionsOf(column: string, words: readonly string[]): SearchCondition[] {
  return words.flatMap((word, index) => {
    // A query may search several columns.
    const name = `${column.replace('.', '_')}_${index}`;
    const runs = tellingRuns(word);
    const looked = runs.map((run, place) => ({
      sql: `${column} LIKE :${name}_${place} ESCAPE '\\'`,
      parameters: { [`${name}_${place}`]: containing(run) },
    }));
    if (runs.length === 1 && runs[0] === word) return looked;
    // An expression, so that PostgreSQL uses its index only for the runs, if there are any.
    const compared = runs.length > 0 ? `(${column} || '')` : column;
    const whole = { [`${name}_whole`]: containing(word) };
    return [...looked, { sql: `${compared} LIKE :${name}_whole ESCAPE '\\'`, parameters: whole }];
  });
}

/** The MATCH expression by which SQLite's index finds rows with all of the texts. */
export function matching(texts: readonly string[]): string {
  return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND ');
}

/** SQL for the last row of a table that is in SQLite's index. */
export function lastIndexedRow(table: SearchedTable): string {
  return `COALESCE((SELECT indexed_to FROM search_mark WHERE name = '${table}'), 0)`;
}

/** SQL condition for the newest rows of a table, which are not in SQLite's index yet. */
export function isNotIndexed(table: SearchedTable): string {
  return `${table}.rowid > ${lastIndexedRow(table)}`;
}

/** The pattern of `LIKE … ESCAPE '\\'` for a column that contains the text. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** The text with its wildcards escaped for `LIKE … ESCAPE '\\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
