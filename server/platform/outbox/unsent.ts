/**
 * SQL of the messages that can still be taken back: neither sent nor given up. What is in the act of being sent may be
 * written already, and counts as sent. It takes the parameter `now`.
 *
 * @param alias of the outbox, with a dot behind it
 */
export function unsent(alias = ''): string {
  const isFree = `(${alias}leasedUntil IS NULL OR ${alias}leasedUntil <= :now)`;
  return `${alias}sentAt IS NULL AND ${alias}failedAt IS NULL AND ${isFree}`;
}
