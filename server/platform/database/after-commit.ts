import type { EntityManager } from 'typeorm';

const waiting = new WeakMap<EntityManager, Set<() => void>>();

/**
 * Calls `tell` once the transaction of this manager is committed. After a rollback, the next commit on the same
 * connection may call it instead, so `tell` only means that there may be something new.
 */
export function afterCommit(manager: EntityManager, tell: () => void): void {
  const tells = waiting.get(manager);
  if (tells) tells.add(tell);
  else waiting.set(manager, new Set([tell]));
}

export function tellCommitted(manager: EntityManager): void {
  const tells = waiting.get(manager);
  waiting.delete(manager);
  for (const tell of tells ?? []) tell();
}
