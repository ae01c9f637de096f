// Values that a form keeps in this tab for a reload. Full or blocked storage must not break the form: then only a
// reload loses them.

import { withStorage } from '../../i18n/browser-storage';

/** The account that the drafts of this tab belong to; missing if only guests have used it. */
const ownerKey = 'draft-owner';

const memories: Map<string, unknown>[] = [];

/** Null if there is no draft, if it is not JSON, or if storage is blocked. */
export function readStoredDraft(key: string): unknown {
  return withStorage((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;
}

export function storeDraft(key: string, draft: object): void {
  withStorage(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function removeStoredDraft(key: string): void {
  withStorage(() => sessionStorage.removeItem(key));
}

/** Removes the drafts whose key begins with the prefix. @returns them by key */
export function takeStoredDrafts(prefix: string): [string, unknown][] {
  const keys = withStorage(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) ?? [];
  return keys.map((key): [string, unknown] => {
    const draft = readStoredDraft(key);
    removeStoredDraft(key);
    return [key, draft];
  });
}

/** For values that must never be stored: kept until the page is left or the drafts are removed. */
export function draftMemory<Value>(): Map<string, Value> {
  const memory = new Map<string, Value>();
  memories.push(memory);
  return memory;
}

/**
 * Removes everything that this tab has stored, so that no form can be forgotten. The other keys only prevent repeated
 * reloads.
 */
export function clearDrafts(): void {
  for (const memory of memories) memory.clear();
  withStorage(() => sessionStorage.clear());
}

/** After a log-in: the drafts of a guest become those of the account, and the drafts of another account are removed. */
export function claimDrafts(account: string): void {
  withStorage(() => {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === account) return;
    if (owner !== null) clearDrafts();
    sessionStorage.setItem(ownerKey, account);
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether every value has the type of the value of the same name in `like`. */
export function isTyped<Like extends object>(
  found: Record<string, unknown>,
  like: Like,
): found is Like & typeof found {
  return Object.entries(like).every(([name, value]) => typeof found[name] === typeof value);
}
