import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { outboxKindValues, type OutboxKind } from '../../schema/outbox-kind.generated';
import { outboxStateValues, type OutboxState } from '../../schema/outbox-state.generated';
import { placeOf, writeAll, writePlace, type PagePlace } from '../../ui/office/list-address';

/** What the list is narrowed to. In the address, so that it can be shared and taken back. */
export interface OutboxFilters {
  state: OutboxState | undefined;
  kind: OutboxKind | undefined;
  recipient: string;
}

interface OutboxAddress {
  filters: OutboxFilters;
  place: PagePlace;
  /** Begins at the first page. */
  filter: (change: Partial<OutboxFilters>) => void;
  goTo: (place: PagePlace) => void;
}

const placeNames = { page: 'page', after: 'after', before: 'before' };

/** Reads the address; what is not one of ours counts as not there. */
function filtersOf(params: URLSearchParams): OutboxFilters {
  return {
    state: outboxStateValues.find((each) => each === params.get('state')),
    kind: outboxKindValues.find((each) => each === params.get('kind')),
    recipient: params.get('q') ?? '',
  };
}

/** The filters and the page of the address, and the ways to change them. */
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
