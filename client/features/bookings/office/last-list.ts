let last = '';

/** Notes the filters and the page of the list of bookings, for the way back from a booking. */
export function rememberList(search: string): void {
  last = search;
}

/** As they were when the list was last seen; empty where it was not seen. */
export function lastList(): string {
  return last;
}
