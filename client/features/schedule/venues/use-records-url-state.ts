import { useCallback } from 'react';

import { writeParams } from '../../../ui/office/list-url-state';
import { useUrlParams } from '../../../ui/office/use-url-params';

/** The filters of the list of venues or instructors, in the URL. */
export interface RecordsUrlState {
  isArchived: boolean;
  search: string;
  showArchived: (isArchived: boolean) => void;
  find: (text: string) => void;
}

export function useRecordsUrlState(): RecordsUrlState {
  const [params, write] = useUrlParams();
  const change = useCallback(
    (name: string, value: string | undefined) => write((next) => writeParams(next, [[name, value]])),
    [write],
  );
  return {
    isArchived: params.get('show') === 'archived',
    search: params.get('q') ?? '',
    showArchived: useCallback((isArchived) => change('show', isArchived ? 'archived' : undefined), [change]),
    find: useCallback((text) => change('q', text), [change]),
  };
}
