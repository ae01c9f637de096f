/** Paths that only the console links to. Separate, because guests do not load them. */
export const officePathTo = {
  /** Two students compared for a merge. */
  merge: (one: string, other: string) =>
    `/admin/students/merge?${new URLSearchParams({ one, other }).toString()}`,
  /** Badges of the given bookings, to print. */
  badges: (ids: readonly string[]) => `/admin/bookings/badges?ids=${ids.map(encodeURIComponent).join(',')}`,
  /** The page to write to the attendees of the given bookings. */
  writeTo: (ids: readonly string[]) => `/admin/bookings/write?ids=${ids.map(encodeURIComponent).join(',')}`,
  /** The messages to an email address or phone number, also scheduled ones, of one kind or all. */
  messagesTo: (recipient: string, kind: string | null) =>
    `/admin/outbox?${new URLSearchParams({ state: 'all', ...(kind && { kind }), q: recipient }).toString()}`,
} as const;
