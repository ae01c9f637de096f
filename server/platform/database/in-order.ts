import type { EntityManager } from 'typeorm';
import { isPostgres } from './is-postgres.js';

/**
 * Runs units of work of a transaction that do not depend on each other's results, their first statements in this order.
 * PostgreSQL receives these at once, without a round trip between them. SQLite's driver does not preserve the order of
 * calls, so there each unit starts when the previous one has ended.
 * @param works each sends its first statement before it awaits anything
 */
export async function inOrder<Results extends readonly unknown[]>(
  { connection }: EntityManager,
  works: { [Place in keyof Results]: () => Promise<Results[Place]> },
): Promise<Results>;
export async function inOrder(
  { connection }: EntityManager,
  works: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  if (isPostgres(connection)) return Promise.all(works.map(async (work) => work()));
  const results: unknown[] = [];
  for (const work of works) results.push(await work());
  return results;
}
