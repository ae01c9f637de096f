/** Addresses that only the console links to: guests do not load them. */
export const officePathTo = {
  /** Two students side by side. */
  merge: (one: string, other: string) =>
    `/admin/students/merge?${new URLSearchParams({ one, other }).toString()}`,
  /** A badge for each of some bookings, to print. */
  badges: (ids: readonly string[]) => `/admin/bookings/badges?ids=${ids.map(encodeURIComponent).join(',')}`,
  /** The page that writes to the attendees of some bookings. */
  writeTo: (ids: readonly string[]) => `/admin/bookings/write?ids=${ids.map(encodeURIComponent).join(',')}`,
  /** What was sent to an address or a phone number, of one kind or all. */
  messagesTo: (recipient: string, kind: string | undefined) =>
    `/admin/outbox?${new URLSearchParams({ ...(kind && { kind }), q: recipient }).toString()}`,
} as const;
