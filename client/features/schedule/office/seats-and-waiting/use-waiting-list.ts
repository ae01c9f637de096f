import { useApolloClient } from '@apollo/client/react';

import { refreshQueries } from '../../../../graphql/refresh/refresh-queries';
import { useLoadMore } from '../../../../graphql/lists/use-load-more';
import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { OfficeWaitingListDocument, useOfficeWaitingListQuery } from './WaitingPanel.generated';

const pageSize = 50;

/** The waiting list of a class, in pages. */
export function useWaitingList(classInstanceId: string) {
  const client = useApolloClient();
  const variables = { classInstanceId, first: pageSize };
  const query = useOfficeWaitingListQuery({ variables });
  const { data, error, refetch, observable } = query;
  const list = data?.waitingList;

  const reload = async () => {
    if (!(await refreshQueries(client, [observable]))) return undefined;
    return client.readQuery({ query: OfficeWaitingListDocument, variables })?.waitingList.nodes;
  };

  return {
    list,
    hasFailed: error !== undefined,
    /** After the first page could not be loaded. */
    retry: () => refetch(),
    pages: useLoadMore(query, 'waitingList'),
    /** Never rejects. @returns the loaded entries; undefined if loading failed */
    reload,
    /** The class and its dependent data, such as seats and roster, besides the list. */
    reloadPage: useReloadPage(),
  };
}
