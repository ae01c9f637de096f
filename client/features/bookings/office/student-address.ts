import { useCallback, useMemo } from 'react';

import { studentSortValues, type StudentSort } from '../../../schema/student-sort.generated';
import { useAddressParameters } from '../../../ui/use-address-parameters';
import {
  orderOf,
  orderText,
  placeOf,
  writeAll,
  writePlace,
  type Order,
  type PagePlace,
} from '../../../ui/list-address';

export const byName: Order<StudentSort> = { sort: 'name', direction: 'ascending' };
const placeNames = { page: 'studentPage', after: 'studentAfter', before: 'studentBefore' };
/** Whether the table of students is open, and its search. */
const searchName = 'students';
const companyField = 'studentCompany';
const sortName = 'studentSort';

/** What the students are narrowed to. */
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
  /** Opens the table too. */
  find: (change: Partial<StudentFilter>) => void;
  sort: (order: Order<StudentSort>) => void;
  goTo: (place: PagePlace) => void;
}

export function studentOrderOf(text: string): Order<StudentSort> {
  return orderOf(text, studentSortValues, byName);
}

function studentFilterOf(params: URLSearchParams): StudentFilter {
  return { search: params.get(searchName) ?? '', companyName: params.get(companyField) ?? '' };
}

/** The table of students in the address: open or not, what it is narrowed to, its order, its page. */
export function useStudentAddress(): StudentAddress {
  const [params, change] = useAddressParameters();
  return {
    isOpen: params.has(searchName),
    filter: useMemo(() => studentFilterOf(params), [params]),
    order: useMemo(() => studentOrderOf(params.get(sortName) ?? ''), [params]),
    place: useMemo(() => placeOf(params, placeNames), [params]),
    close: useCallback(
      () =>
        change((next) => {
          next.delete(searchName);
          next.delete(companyField);
          next.delete(sortName);
          writePlace(next, placeNames);
        }),
      [change],
    ),
    find: useCallback(
      (wanted: Partial<StudentFilter>) =>
        change((next) => {
          const { search, companyName } = { ...studentFilterOf(next), ...wanted };
          next.set(searchName, search);
          writeAll(next, [[companyField, companyName]]);
          writePlace(next, placeNames);
        }),
      [change],
    ),
    sort: useCallback(
      (order: Order<StudentSort>) =>
        change((next) => {
          writeAll(next, [[sortName, orderText(order, byName)]]);
          writePlace(next, placeNames);
        }),
      [change],
    ),
    goTo: useCallback((place: PagePlace) => change((next) => writePlace(next, placeNames, place)), [change]),
  };
}
