import { studentSortValues, type StudentSort } from '../../../../schema/student-sort.generated';
import type { Order } from '../../../../ui/office/lists/list-url-state';
import { defineFilters, order, text, type UrlFilter } from '../../../../ui/office/lists/url-filters';

const byName: Order<StudentSort> = { sort: 'name', direction: 'ascending' };

/** The filters and order of the students on their page, in the URL. */
export const studentFilters = defineFilters({
  search: text('q'),
  companyName: text('company'),
  order: order('sort', studentSortValues, byName),
});

/** Undefined while the table is closed; in the URL of an open table also if it is empty. */
const searchIfOpen: UrlFilter<string | undefined> = {
  param: 'students',
  read: (given) => given ?? undefined,
  write: (value) => value,
};

/** The same on the page of the bookings, whose own filters have the short names. */
export const studentFiltersBesideBookings = defineFilters(
  {
    search: searchIfOpen,
    companyName: text('studentCompany'),
    order: order('studentSort', studentSortValues, byName),
  },
  { page: 'studentPage', after: 'studentAfter', before: 'studentBefore' },
);

export type StudentFilters = typeof studentFiltersBesideBookings.none;
