import { useApolloClient } from '@apollo/client/react';

import { readAgain } from '../../../graphql/refresh-queries';
import { useLoadMore } from '../../../graphql/use-load-more';
import { OfficeWaitingListDocument, useOfficeWaitingListQuery } from './WaitingPanel.generated';

const pageSize = 50;

/** The waiting list of a class, in pages. */
export function useWaitingList(classInstanceId: string) {
  const client = useApolloClient();
  const variables = { classInstanceId, first: pageSize };
  const query = useOfficeWaitingListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const list = data?.waitingList;

  /** Reloads all loaded pages and replaces them at once, so that entries of later pages stay visible. */
  const reload = async () => {
    const read = async (more?: { after: string | null }) =>
      (
        await client.query({
          query: OfficeWaitingListDocument,
          variables: { ...variables, ...more },
          fetchPolicy: 'no-cache',
        })
      ).data;
    const fresh = await readAgain(read, data);
    if (fresh) client.writeQuery({ query: OfficeWaitingListDocument, variables, data: fresh });
    return fresh?.waitingList.nodes;
  };
  /** The class and its dependent data, such as seats and roster, besides the list. */
  const reloadPage = async () => {
    const others = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ options }) => options.query !== OfficeWaitingListDocument,
    });
    await Promise.all([others, reload()]);
  };

  return {
    list,
    hasFailed: error !== undefined,
    /** After the first page could not be loaded. */
    retry: () => refetch(),
    pages: useLoadMore(query, 'waitingList'),
    /** Never rejects. @returns the loaded entries; undefined if loading failed */
    reload: () => reload().catch(() => undefined),
    /** Never rejects: data that could not be loaded is unchanged. */
    reloadPage: () => reloadPage().catch(() => undefined),
  };
}
