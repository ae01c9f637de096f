import { useCallback, useMemo } from 'react';

import { outboxKindValues, type OutboxKind } from '../../schema/outbox-kind.generated';
import { outboxStateValues, type OutboxState } from '../../schema/outbox-state.generated';
import {
  pageCursorOf,
  writeParams,
  writePageCursor,
  type GoToPage,
  type PageCursor,
} from '../../ui/office/list-url-state';
import { useUrlParams } from '../../ui/office/use-url-params';

/** 'scheduled' for later, or 'all' messages; undefined leaves out the scheduled ones. */
export type OutboxStateFilter = OutboxState | 'scheduled' | 'all' | undefined;
export const outboxStateFilters = ['scheduled', ...outboxStateValues, 'all'] as const;

/** The filters of the list. In the URL, so that they can be shared and undone with Back. */
export interface OutboxFilters {
  state: OutboxStateFilter;
  kind: OutboxKind | undefined;
  recipient: string;
}

interface OutboxUrlState {
  filters: OutboxFilters;
  pageCursor: PageCursor;
  /** Returns to the first page. */
  filter: (change: Partial<OutboxFilters>) => void;
  goTo: GoToPage;
}

const pageParamNames = { page: 'page', after: 'after', before: 'before' };

/** Parses the URL; invalid values are ignored. */
function filtersOf(params: URLSearchParams): OutboxFilters {
  return {
    state: outboxStateFilters.find((each) => each === params.get('state')),
    kind: outboxKindValues.find((each) => each === params.get('kind')),
    recipient: params.get('q') ?? '',
  };
}

/** The filters and page in the URL, and functions to change them. */
export function useOutboxUrlState(): OutboxUrlState {
  const [params, change] = useUrlParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const pageCursor = useMemo(() => pageCursorOf(params, pageParamNames), [params]);
  const filter = useCallback(
    (wanted: Partial<OutboxFilters>) =>
      change((next) => {
        const { state, kind, recipient } = { ...filtersOf(next), ...wanted };
        writeParams(next, [
          ['state', state],
          ['kind', kind],
          ['q', recipient],
        ]);
        writePageCursor(next, pageParamNames);
      }),
    [change],
  );
  const goTo = useCallback<GoToPage>(
    (to, options) => change((next) => writePageCursor(next, pageParamNames, to), options),
    [change],
  );
  return { filters, pageCursor, filter, goTo };
}
