import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MARKS = /\p{M}/gu;
const MAX_WORDS = 8;

/** Lower case and without accents, so that 'jose' finds 'José'. */
export function foldForSearch(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Selects rows whose folded column contains every word of the term; all rows for an empty term. */
export function applySearchFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  term: string | undefined,
): SelectQueryBuilder<Row> {
  const words = foldForSearch(term).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  words.forEach((word, index) => {
    const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    // A query may search several columns.
    const name = `${column.replace('.', '_')}_${index}`;
    query.andWhere(`${column} LIKE :${name} ESCAPE '\\'`, { [name]: `%${literal}%` });
  });
  return query;
}
