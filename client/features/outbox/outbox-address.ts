import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { outboxKindValues, type OutboxKind } from '../../schema/outbox-kind.generated';
import { outboxStateValues, type OutboxState } from '../../schema/outbox-state.generated';
import { placeOf, writeAll, writePlace, type PagePlace } from '../../ui/office/list-address';

/** The filters of the list. In the address, so that they can be shared and undone with Back. */
export interface OutboxFilters {
  state: OutboxState | undefined;
  kind: OutboxKind | undefined;
  recipient: string;
}

interface OutboxAddress {
  filters: OutboxFilters;
  place: PagePlace;
  /** Returns to the first page. */
  filter: (change: Partial<OutboxFilters>) => void;
  goTo: (place: PagePlace) => void;
}

const placeNames = { page: 'page', after: 'after', before: 'before' };

/** Parses the address; invalid values are ignored. */
function filtersOf(params: URLSearchParams): OutboxFilters {
  return {
    state: outboxStateValues.find((each) => each === params.get('state')),
    kind: outboxKindValues.find((each) => each === params.get('kind')),
    recipient: params.get('q') ?? '',
  };
}

/** The filters and page in the address, and functions to change them. */
export function useOutboxAddress(): OutboxAddress {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const place = useMemo(() => placeOf(params, placeNames), [params]);
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
  const filter = useCallback(
    (wanted: Partial<OutboxFilters>) =>
      change((next) => {
        const { state, kind, recipient } = { ...filtersOf(next), ...wanted };
        writeAll(next, [
          ['state', state],
          ['kind', kind],
          ['q', recipient],
        ]);
        writePlace(next, placeNames);
      }),
    [change],
  );
  const goTo = useCallback((to: PagePlace) => change((next) => writePlace(next, placeNames, to)), [change]);
  return { filters, place, filter, goTo };
}
