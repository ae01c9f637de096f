import { defineFilters, oneOf, text } from '../../../../ui/office/lists/url-filters';

const pageSize = 50;

/** The filters of the list of venues or instructors, in the URL. */
export const recordFilters = defineFilters({ search: text('q'), show: oneOf('show', ['archived']) });

export type RecordFilters = typeof recordFilters.none;

/** The variables of either list's query. */
export const recordVariables = ({ show, search }: RecordFilters) => ({
  isArchived: show === 'archived',
  search: search || null,
  first: pageSize,
});
