import type { RecordFilters } from './record-filters';

const pageSize = 50;

/** The query variables of either list. */
export const recordsQueryOf = ({ show, search }: RecordFilters) =>
  ({ variables: { isArchived: show === 'archived', search: search || null, first: pageSize } }) as const;
