import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MARKS = /\p{M}/gu;
const MAX_WORDS = 8;
/** What the search indexes hold: so many letters in a row. */
const LETTERS = 3;
/** Of a longer word the indexes are asked for a part. */
const MOST_LETTERS = 8;
const RUNS = /[\p{L}\p{N}]+/gu;
/** Of a word that has signs in it PostgreSQL's index is asked for so many runs of letters. */
const MOST_RUNS = 2;

/** Lower case and without accents, so that 'jose' finds 'José'. */
export function foldForSearch(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The words that are looked for, folded. */
export function wordsOf(term: string | undefined): string[] {
  return foldForSearch(term).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * At most eight letters of a word. To look up each sequence of a long one takes long, and tells little of an email, since many
 * end alike: its part is the end of what stands before the @, or the beginning of the whole where that is too short.
 */
function tellingPart(word: string): string {
  const letters = [...word];
  const at = letters.indexOf('@');
  const end = at >= LETTERS ? at : MOST_LETTERS;
  return letters.slice(Math.max(0, end - MOST_LETTERS), end).join('');
}

/**
 * Sequences of three letters that the text of a match has: as few as have every letter of the words, since each takes
 * as long to look up as there are rows with it. A shorter word has none, and is only compared.
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
 * What PostgreSQL's index is asked for to find a word: the end of its two longest runs of letters and digits, for an email of
 * what stands before the @ if that is long enough. To look up the sign between them takes long, since a great many rows have a
 * word that begins with a given letter. A word without such a run is looked up as it stands.
 */
function tellingRuns(word: string): string[] {
  const at = word.indexOf('@');
  // The longest runs would be of the domain, which many emails have in common.
  if (at >= 0 && at < LETTERS) return [tellingPart(word)];
  const runs = (at > 0 ? word.slice(0, at) : word).match(RUNS) ?? [];
  const long = runs.map((run) => [...run]).filter(({ length }) => length >= LETTERS);
  const longest = long.toSorted((one, other) => other.length - one.length).slice(0, MOST_RUNS);
  return longest.map((run) => run.slice(-MOST_LETTERS).join(''));
}

/** That a folded column contains each of the words. */
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
    // An expression, so that PostgreSQL looks up no more than the runs, if there are any.
    const compared = runs.length > 0 ? `(${column} || '')` : column;
    const whole = { [`${name}_whole`]: containing(word) };
    return [...looked, { sql: `${compared} LIKE :${name}_whole ESCAPE '\\'`, parameters: whole }];
  });
}

/** What SQLite's index is asked for to find all of the texts. */
export function matching(texts: readonly string[]): string {
  return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND ');
}

/** The last row of a table that SQLite's index has. */
export function searchMark(table: 'account' | 'booking' | 'student'): string {
  return `COALESCE((SELECT indexed_to FROM search_mark WHERE name = '${table}'), 0)`;
}

/** The newest rows of a table, which SQLite's index does not have yet. */
export function isNotIndexed(table: 'account' | 'booking' | 'student'): string {
  return `${table}.rowid > ${searchMark(table)}`;
}

/** What a column is compared with by `LIKE … ESCAPE '\\'` to contain a text. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** A text that stands for itself in `LIKE … ESCAPE '\\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
