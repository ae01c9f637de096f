import { useCallback, useMemo } from 'react';

import { studentSortValues, type StudentSort } from '../../../schema/student-sort.generated';
import { useAddressParameters } from '../../../ui/office/use-address-parameters';
import {
  orderOf,
  orderText,
  placeOf,
  writeAll,
  writePlace,
  type Order,
  type PagePlace,
} from '../../../ui/office/list-address';

export const byName: Order<StudentSort> = { sort: 'name', direction: 'ascending' };

/** The parameter names of search, company, order and page. */
interface StudentNames {
  search: string;
  company: string;
  sort: string;
  place: { page: string; after: string; before: string };
  /** An empty search stays in the address and means that the table is open. */
  opens: boolean;
}

/** On the page of the bookings, where other lists use the short names. */
export const besideBookings: StudentNames = {
  search: 'students',
  company: 'studentCompany',
  sort: 'studentSort',
  place: { page: 'studentPage', after: 'studentAfter', before: 'studentBefore' },
  opens: true,
};

export const onTheirPage: StudentNames = {
  search: 'q',
  company: 'company',
  sort: 'sort',
  place: { page: 'page', after: 'after', before: 'before' },
  opens: false,
};

/** The filters of the students. */
export interface StudentFilter {
  /** Words of the name or the email. */
  search: string;
  companyName: string;
}

interface StudentAddress {
  isOpen: boolean;
  filter: StudentFilter;
  order: Order<StudentSort>;
  place: PagePlace;
  close: () => void;
  /** Also opens the table. */
  find: (change: Partial<StudentFilter>) => void;
  sort: (order: Order<StudentSort>) => void;
  goTo: (place: PagePlace) => void;
}

export function studentOrderOf(text: string): Order<StudentSort> {
  return orderOf(text, studentSortValues, byName);
}

function studentFilterOf(params: URLSearchParams, names: StudentNames): StudentFilter {
  return { search: params.get(names.search) ?? '', companyName: params.get(names.company) ?? '' };
}

/** The state of the student table in the address: whether it is open, filters, order and page. */
export function useStudentAddress(names: StudentNames): StudentAddress {
  const [params, change] = useAddressParameters();
  return {
    isOpen: params.has(names.search),
    filter: useMemo(() => studentFilterOf(params, names), [params, names]),
    order: useMemo(() => studentOrderOf(params.get(names.sort) ?? ''), [params, names]),
    place: useMemo(() => placeOf(params, names.place), [params, names]),
    close: useCallback(
      () =>
        change((next) => {
          for (const name of [names.search, names.company, names.sort]) next.delete(name);
          writePlace(next, names.place);
        }),
      [change, names],
    ),
    find: useCallback(
      (wanted: Partial<StudentFilter>) =>
        change((next) => {
          const { search, companyName } = { ...studentFilterOf(next, names), ...wanted };
          writeAll(next, [
            [names.search, search],
            [names.company, companyName],
          ]);
          if (names.opens) next.set(names.search, search);
          writePlace(next, names.place);
        }),
      [change, names],
    ),
    sort: useCallback(
      (order: Order<StudentSort>) =>
        change((next) => {
          writeAll(next, [[names.sort, orderText(order, byName)]]);
          writePlace(next, names.place);
        }),
      [change, names],
    ),
    goTo: useCallback(
      (place: PagePlace) => change((next) => writePlace(next, names.place, place)),
      [change, names],
    ),
  };
}
