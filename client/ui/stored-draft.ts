// Values that a form keeps in this tab for a reload. Full or blocked storage must not break the form: then only a
// reload loses them.

/** Null if there is no draft, if it is not JSON, or if storage is blocked. */
export function readStoredDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked.
  }
}

export function removeStoredDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
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
