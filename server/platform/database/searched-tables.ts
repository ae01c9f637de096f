/**
 * The tables with a `…_search` index of trigrams and the column that it contains (docs/decisions/search-by-trigram.md).
 * The index of students also contains their companies.
 */
export const SEARCHED_COLUMNS = {
  student: 'search_text',
  booking: 'search_text',
  account: 'search_text',
  waiting_list_entry: 'search_text',
  crew_booking: 'search_text',
  contact_message: 'sender_search',
} as const;

export type SearchedTable = keyof typeof SEARCHED_COLUMNS;

export const SEARCHED_TABLES = Object.keys(SEARCHED_COLUMNS) as SearchedTable[];
