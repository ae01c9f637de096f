import type { EntityManager } from 'typeorm';

/**
 * Runs units of work of a transaction that do not depend on each other's results, their first statements in this order.
 * PostgreSQL receives these at once, without a round trip between them. SQLite's driver does not preserve the order of
 * calls, so there each unit starts when the previous one has ended.
 * @param works each sends its first statement before it awaits anything
 */
export async function inOrder<Answers extends readonly unknown[]>(
  { connection }: EntityManager,
  works: { [Place in keyof Answers]: () => Promise<Answers[Place]> },
): Promise<Answers>;
export async function inOrder(
  { connection }: EntityManager,
  works: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  if (connection.options.type === 'postgres') return Promise.all(works.map(async (work) => work()));
  const answers: unknown[] = [];
  for (const work of works) answers.push(await work());
  return answers;
}
