import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { studentSortValues, type StudentSort } from '../../../schema/student-sort.generated';
import {
  orderOf,
  orderText,
  placeOf,
  writeAll,
  writePlace,
  type Order,
  type PagePlace,
} from './list-address';

export const byName: Order<StudentSort> = { sort: 'name', direction: 'ascending' };
const placeNames = { page: 'studentPage', after: 'studentAfter', before: 'studentBefore' };
/** Whether the table of students is open, and its search. */
const searchName = 'students';
const sortName = 'studentSort';

interface StudentAddress {
  /** Undefined while the table is closed. */
  search: string | undefined;
  order: Order<StudentSort>;
  place: PagePlace;
  close: () => void;
  find: (search: string) => void;
  sort: (order: Order<StudentSort>) => void;
  goTo: (place: PagePlace) => void;
}

export function studentOrderOf(text: string): Order<StudentSort> {
  return orderOf(text, studentSortValues, byName);
}

/** The table of students in the address: open or not, its search, its order, its page. */
export function useStudentAddress(): StudentAddress {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (write: (next: URLSearchParams) => void) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          write(next);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    search: params.get(searchName) ?? undefined,
    order: useMemo(() => studentOrderOf(params.get(sortName) ?? ''), [params]),
    place: useMemo(() => placeOf(params, placeNames), [params]),
    close: useCallback(
      () =>
        change((next) => {
          next.delete(searchName);
          next.delete(sortName);
          writePlace(next, placeNames);
        }),
      [change],
    ),
    find: useCallback(
      (search: string) =>
        change((next) => {
          next.set(searchName, search);
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
