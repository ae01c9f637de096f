import { useApolloClient } from '@apollo/client/react';

import { appendPage } from '../../../graphql/append-page';
import {
  OfficeWaitingListDocument,
  useOfficeWaitingListQuery,
  type OfficeWaitingListQuery,
} from './WaitingPanel.generated';

const pageSize = 50;

/** Those who wait for a seat in a class, in pages. */
export function useWaitingList(classInstanceId: string) {
  const client = useApolloClient();
  const variables = { classInstanceId, first: pageSize };
  const { data, error, refetch, fetchMore } = useOfficeWaitingListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.waitingList;

  const read = async (after?: string | null): Promise<OfficeWaitingListQuery | undefined> =>
    (
      await client.query({
        query: OfficeWaitingListDocument,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      })
    ).data;
  /** All the pages that are shown, which are replaced at once: nobody on a later page goes out of sight. */
  const reload = async () => {
    let fresh = await read();
    while (
      fresh?.waitingList.pageInfo.hasNextPage &&
      fresh.waitingList.nodes.length < (list?.nodes.length ?? 0)
    ) {
      const more = await read(fresh.waitingList.pageInfo.endCursor);
      if (!more) break;
      fresh = appendPage('waitingList')(fresh, { fetchMoreResult: more });
    }
    if (fresh) client.writeQuery({ query: OfficeWaitingListDocument, variables, data: fresh });
    return fresh?.waitingList.nodes;
  };
  /** The class and what follows from it, such as its seats and its roster, besides the list. */
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
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      void fetchMore({
        variables: { after: list?.pageInfo.endCursor },
        updateQuery: appendPage('waitingList'),
      }).catch(() => undefined),
    /** Never rejects. @returns who waits now, as far as it is shown; undefined when it could not be loaded */
    reload: () => reload().catch(() => undefined),
    /** Never rejects: what could not be loaded stays as it was. */
    reloadPage: () => reloadPage().catch(() => undefined),
  };
}
