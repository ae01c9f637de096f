import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { isRecord } from '../../graphql/is-record';
import {
  wholeBoardUrl,
  urlWithFilters,
  filtersOfUrl,
  isFiltered,
  showsWholeBoard,
  type BoardFilters,
} from './board-filters';

/** The props of a Link to another choice. */
export interface FilterLink {
  to: { search: string };
  replace: true | undefined;
  state: { changed: string };
}

interface BoardFilterLinks {
  filters: BoardFilters;
  /** The URL with this change; other parameters are kept. */
  linkTo: (change: BoardFilters) => FilterLink;
  /** All classes are needed: a filter applies to all of them. */
  wantsAll: boolean;
  toAll: FilterLink['to'];
}

/**
 * The board's filters, and the addresses of other choices. Each change adds a history entry, so that Back undoes it;
 * successive changes of one filter are a single entry.
 */
export function useBoardFilters(): BoardFilterLinks {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const filters = useMemo(() => filtersOfUrl(params), [params]);
  const linkTo = (change: BoardFilters): FilterLink => {
    const changed = Object.keys(change).join();
    const isSame = isRecord(state) && state['changed'] === changed;
    return {
      to: { search: urlWithFilters(params, { ...filters, ...change }).toString() },
      replace: isSame || undefined,
      state: { changed },
    };
  };
  return {
    filters,
    linkTo,
    wantsAll: isFiltered(filters) || showsWholeBoard(params),
    toAll: { search: wholeBoardUrl(params).toString() },
  };
}
