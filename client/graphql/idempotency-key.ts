/** A form submission. The server carries it out once per key, however often it arrives. */
export interface Attempt {
  key: string;
  /** The content that was submitted under the key; other content needs another key. */
  fingerprint: string;
}

/** The last attempt while the content is the same, so that a double click or a retry has no effect; else a new one. */
export function attemptOf(fingerprint: string, last: Attempt | null): Attempt {
  return last?.fingerprint === fingerprint ? last : { key: newIdempotencyKey(), fingerprint };
}

/** 128 random bits. crypto.randomUUID is missing on plain HTTP, which an internal network may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
