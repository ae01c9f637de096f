/** The form of `idempotencyKey` over REST. @param repetition what a repeated request does, in sentences */
export const idempotencyHeader = (repetition: string) =>
  ({
    name: 'Idempotency-Key',
    isHeader: true,
    description: `Random text, unique per submitted form. ${repetition}`,
  }) as const;

/** The header of a request that creates a record. */
export const CREATION_HEADER = idempotencyHeader(
  'Repeating the request with the same key returns the record that the first one ' +
    'created, whatever the body contains.',
);
