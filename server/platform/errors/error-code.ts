/** The closed list of error codes, with their HTTP statuses. */
export const STATUS_OF = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CLASS_FULL: 409,
  CLASS_NOT_BOOKABLE: 409,
  CLASS_NOT_FULL: 409,
  ALREADY_BOOKED: 409,
  OFFER_LAPSED: 409,
  POLICY: 409,
  IN_USE: 409,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;
