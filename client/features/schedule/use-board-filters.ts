import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import {
  addressOfWholeBoard,
  addressWithFilters,
  filtersOfAddress,
  isFiltered,
  showsWholeBoard,
  type BoardFilters,
} from './board-filters';

/** What a Link takes to go to another choice. */
export interface FilterLink {
  to: { search: string };
  replace: true | undefined;
  state: { changed: string };
}

interface BoardFilterLinks {
  filters: BoardFilters;
  /** The address with this change, everything else of it kept. */
  linkTo: (change: BoardFilters) => FilterLink;
  /** All classes are wanted: a filter looks through all of them. */
  wantsAll: boolean;
  toAll: FilterLink['to'];
}

/**
 * The board's filters, and the addresses of other choices. Each change is a step of the history, so that Back takes it
 * back; going along the choices of one filter is a single step.
 */
export function useBoardFilters(): BoardFilterLinks {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const filters = useMemo(() => filtersOfAddress(params), [params]);
  const linkTo = (change: BoardFilters): FilterLink => {
    const changed = Object.keys(change).join();
    const isSame =
      typeof state === 'object' && state !== null && 'changed' in state && state.changed === changed;
    return {
      to: { search: addressWithFilters(params, { ...filters, ...change }).toString() },
      replace: isSame || undefined,
      state: { changed },
    };
  };
  return {
    filters,
    linkTo,
    wantsAll: isFiltered(filters) || showsWholeBoard(params),
    toAll: { search: addressOfWholeBoard(params).toString() },
  };
}
