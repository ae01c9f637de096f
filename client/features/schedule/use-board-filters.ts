import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { addressWithFilters, filtersOfAddress, type BoardFilters } from './board-filters';

/** The board's filters. Each change is a step of the history, so that Back takes it back. */
export function useBoardFilters(): [BoardFilters, (change: BoardFilters) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOfAddress(params), [params]);
  const change = (next: BoardFilters) => {
    setParams((current) => addressWithFilters(current, { ...filtersOfAddress(current), ...next }), {
      preventScrollReset: true,
    });
  };
  return [filters, change];
}
