import type { EntityManager } from 'typeorm';

/**
 * Runs works of a transaction of which none needs what another one answers: their first statements in this order.
 * PostgreSQL is sent them all at once, and waits for nobody between two of them; SQLite's driver, which keeps no order
 * by itself, gets each work when the one before it has ended.
 * @param works each calls its first statement before it waits for anything
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
