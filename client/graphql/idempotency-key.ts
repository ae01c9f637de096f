/**
 * One key per filled form: the server answers the same form again with the same booking. 128 random bits;
 * crypto.randomUUID is missing on plain http, which an office's own network may well use.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
