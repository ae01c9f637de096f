/** The form of `idempotencyKey` over REST. */
export const idempotencyHeader = (description: string) =>
  ({ name: 'Idempotency-Key', isHeader: true, description }) as const;

/** The header of a request that creates a record. */
export const CREATION_HEADER = idempotencyHeader(
  'Random text, unique per submitted form. Repeating the request with the same key returns the record that the first one ' +
    'created, whatever the body contains.',
);
