import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { addressWithFilters, filtersOfAddress, type BoardFilters } from './board-filters';

/**
 * The board's filters. Each change is a step of the history, so that Back takes it back; going along the choices of one
 * filter is a single step.
 */
export function useBoardFilters(): [BoardFilters, (change: BoardFilters) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const filters = useMemo(() => filtersOfAddress(params), [params]);
  const change = (next: BoardFilters) => {
    const changed = Object.keys(next).join();
    const state: unknown = location.state;
    const isSame =
      typeof state === 'object' && state !== null && 'changed' in state && state.changed === changed;
    setParams((current) => addressWithFilters(current, { ...filtersOfAddress(current), ...next }), {
      preventScrollReset: true,
      replace: isSame,
      state: { changed },
    });
  };
  return [filters, change];
}
