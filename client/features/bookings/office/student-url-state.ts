import { useCallback, useMemo } from 'react';

import { studentSortValues, type StudentSort } from '../../../schema/student-sort.generated';
import { useUrlParams } from '../../../ui/office/use-url-params';
import {
  orderOf,
  orderText,
  pageCursorOf,
  writeParams,
  writePageCursor,
  type Order,
  type GoToPage,
  type PageCursor,
} from '../../../ui/office/list-url-state';

export const byName: Order<StudentSort> = { sort: 'name', direction: 'ascending' };

/** The parameter names of search, company, order and page. */
interface StudentParamNames {
  search: string;
  company: string;
  sort: string;
  pageCursor: { page: string; after: string; before: string };
  /** An empty search stays in the URL and means that the table is open. */
  opens: boolean;
}

/** On the page of the bookings, where other lists use the short names. */
export const besideBookings: StudentParamNames = {
  search: 'students',
  company: 'studentCompany',
  sort: 'studentSort',
  pageCursor: { page: 'studentPage', after: 'studentAfter', before: 'studentBefore' },
  opens: true,
};

export const onTheirPage: StudentParamNames = {
  search: 'q',
  company: 'company',
  sort: 'sort',
  pageCursor: { page: 'page', after: 'after', before: 'before' },
  opens: false,
};

/** The filters of the students. */
export interface StudentFilter {
  /** Words of the name or the email. */
  search: string;
  companyName: string;
}

interface StudentUrlState {
  isOpen: boolean;
  filter: StudentFilter;
  order: Order<StudentSort>;
  pageCursor: PageCursor;
  close: () => void;
  /** Also opens the table. */
  find: (change: Partial<StudentFilter>) => void;
  sort: (order: Order<StudentSort>) => void;
  goTo: GoToPage;
}

export function studentOrderOf(text: string): Order<StudentSort> {
  return orderOf(text, studentSortValues, byName);
}

function studentFilterOf(params: URLSearchParams, names: StudentParamNames): StudentFilter {
  return { search: params.get(names.search) ?? '', companyName: params.get(names.company) ?? '' };
}

/** The state of the student table in the URL: whether it is open, filters, order and page. */
export function useStudentUrlState(names: StudentParamNames): StudentUrlState {
  const [params, change] = useUrlParams();
  return {
    isOpen: params.has(names.search),
    filter: useMemo(() => studentFilterOf(params, names), [params, names]),
    order: useMemo(() => studentOrderOf(params.get(names.sort) ?? ''), [params, names]),
    pageCursor: useMemo(() => pageCursorOf(params, names.pageCursor), [params, names]),
    close: useCallback(
      () =>
        change((next) => {
          for (const name of [names.search, names.company, names.sort]) next.delete(name);
          writePageCursor(next, names.pageCursor);
        }),
      [change, names],
    ),
    find: useCallback(
      (wanted: Partial<StudentFilter>) =>
        change((next) => {
          const { search, companyName } = { ...studentFilterOf(next, names), ...wanted };
          writeParams(next, [
            [names.search, search],
            [names.company, companyName],
          ]);
          if (names.opens) next.set(names.search, search);
          writePageCursor(next, names.pageCursor);
        }),
      [change, names],
    ),
    sort: useCallback(
      (order: Order<StudentSort>) =>
        change((next) => {
          writeParams(next, [[names.sort, orderText(order, byName)]]);
          writePageCursor(next, names.pageCursor);
        }),
      [change, names],
    ),
    goTo: useCallback<GoToPage>(
      (to, options) => change((next) => writePageCursor(next, names.pageCursor, to), options),
      [change, names],
    ),
  };
}
