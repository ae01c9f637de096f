import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Orders by the columns and starts after the row with the given keys. The last column must be unique, so that no
 * row is skipped or shown twice while others come and go.
 */
export function seek<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  direction: 'ASC' | 'DESC',
  after: readonly string[] | null,
): SelectQueryBuilder<Row> {
  for (const column of columns) query.addOrderBy(column, direction);
  if (after === null) return query;
  const keys = Object.fromEntries(after.map((key, index) => [`key${index}`, key]));
  const names = Object.keys(keys).map((name) => `:${name}`);
  return query.andWhere(
    `(${columns.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${names.join(', ')})`,
    keys,
  );
}
