import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { writeParams } from '../../../ui/office/list-url-state';

/** The filters of the list of venues or instructors, in the URL. */
export interface RecordsUrlState {
  isArchived: boolean;
  search: string;
  showArchived: (isArchived: boolean) => void;
  find: (text: string) => void;
}

export function useRecordsUrlState(): RecordsUrlState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (name: string, value: string | undefined) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          writeParams(next, [[name, value]]);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    isArchived: params.get('show') === 'archived',
    search: params.get('q') ?? '',
    showArchived: useCallback((isArchived) => change('show', isArchived ? 'archived' : undefined), [change]),
    find: useCallback((text) => change('q', text), [change]),
  };
}
