/** For messages that are queued but reach nobody: a domain that never exists (RFC 2606). */
export const INVALID_RECIPIENT = 'nobody@example.invalid';
