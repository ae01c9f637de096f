import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ViewPage } from '../../../../graphql/schema.generated';
import { consolePaths } from '../../../../console-paths';
import { useUrlParams } from '../../../../ui/office/lists/use-url-params';
import { bookingFilters } from '../list/booking-filters';
import { studentFilters } from '../students/student-filters';
import type { OfficeViewFragment } from './SavedViews.generated';

const lists: Readonly<Record<ViewPage, { path: string; params: readonly string[] }>> = {
  bookings: { path: consolePaths.bookings, params: bookingFilters.params },
  students: { path: consolePaths.students, params: studentFilters.params },
};

/** The parameters of a URL that belong to a view, normalized as on the server. */
export function viewParametersOf(page: ViewPage, params: URLSearchParams): string {
  const entries = lists[page].params.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(entries).toString();
}

/** The URL of a list with the parameters of a view; without them, of the whole list. */
export function viewUrl(page: ViewPage, parameters = ''): string {
  const { path } = lists[page];
  return parameters ? `${path}?${parameters}` : path;
}

/** The current filters as the parameters of a view. */
export function useCurrentView(page: ViewPage): string {
  const [params] = useUrlParams();
  return useMemo(() => viewParametersOf(page, params), [page, params]);
}

/** Without parameters the list opens with the default view. Displaying all is a menu item. */
export function useDefaultView(page: ViewPage, views: readonly OfficeViewFragment[] | undefined): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const mayOpen = useRef(search === '');
  useEffect(() => {
    if (search !== '') mayOpen.current = false;
    if (!mayOpen.current || !views) return;
    mayOpen.current = false;
    const first = views.find(({ isDefault }) => isDefault);
    if (first) void navigate(viewUrl(page, first.parameters), { replace: true });
  }, [page, search, views, navigate]);
}
