import type { EntityManager } from 'typeorm';

const waiting = new WeakMap<EntityManager, Set<() => void>>();

/**
 * Calls `notify` once the transaction of this manager is committed. After a rollback, the next commit on the same
 * connection may call it instead, so `notify` only means that there may be something new.
 */
export function afterCommit(manager: EntityManager, notify: () => void): void {
  const listeners = waiting.get(manager);
  if (listeners) listeners.add(notify);
  else waiting.set(manager, new Set([notify]));
}

export function notifyCommitted(manager: EntityManager): void {
  const listeners = waiting.get(manager);
  waiting.delete(manager);
  for (const notify of listeners ?? []) notify();
}
