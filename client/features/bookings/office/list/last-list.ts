let last = '';

/** Stores the filters and page of the bookings, for the link back from a booking; without a form to open. */
export function storeLastList(search: string): void {
  const params = new URLSearchParams(search);
  params.delete('new');
  last = params.size > 0 ? `?${params.toString()}` : '';
}

/** Called when the session ends, because the next account may be another. */
export function clearLastList(): void {
  last = '';
}

/** The stored filters and page; empty if the list was not visited. */
export function lastList(): string {
  return last;
}
