/** The server's number; without one, the last 8 characters of the booking's id. */
export function confirmationNumberOf({
  id,
  confirmationNumber,
}: {
  id: string;
  confirmationNumber: string;
}): string {
  return confirmationNumber.trim() || id.slice(-8).toUpperCase();
}
