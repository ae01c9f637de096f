import { defineFilters, oneOf, text } from '../../../ui/office/url-filters';

/** The filters of the list of venues or instructors, in the URL. */
export const recordFilters = defineFilters({ search: text('q'), show: oneOf('show', ['archived']) });

export type RecordFilters = typeof recordFilters.none;
