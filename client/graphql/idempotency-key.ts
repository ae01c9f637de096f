/** One submitted form. Its key makes the server do it once, however often it arrives. */
export interface Attempt {
  key: string;
  /** What was submitted under the key; another content needs another key. */
  fingerprint: string;
}

/** The last attempt as long as the content is the same, so that a double click or a retry does nothing twice; else a new one. */
export function attemptOf(fingerprint: string, last: Attempt | null): Attempt {
  return last?.fingerprint === fingerprint ? last : { key: newIdempotencyKey(), fingerprint };
}

/** 128 random bits. crypto.randomUUID is missing on plain http, which an office's own network may well use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
