import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MARKS = /\p{M}/gu;
const MAX_WORDS = 8;

/** Text as it is searched: lower case, without accents, so that 'jose' finds 'José'. */
export function foldForSearch(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Keeps the rows in whose folded column every word of the term occurs. An empty term keeps all. */
export function applySearchFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  term: string | undefined,
): SelectQueryBuilder<Row> {
  const words = foldForSearch(term).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  words.forEach((word, index) => {
    const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    query.andWhere(`${column} LIKE :search${index} ESCAPE '\\'`, { [`search${index}`]: `%${literal}%` });
  });
  return query;
}
