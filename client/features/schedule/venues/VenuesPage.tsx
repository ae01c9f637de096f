import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';

import { officeScheduleMessages } from '../office/office-schedule.messages';
import { RecordsPage } from './RecordsPage';
import { useRecordsAddress } from './use-records-address';
import { VenueForm } from './VenueForm';
import {
  useVenueArchiveMutation,
  useVenueDeleteMutation,
  useVenueRestoreMutation,
  useVenuesQuery,
} from './Venues.generated';
import { venuesMessages as messages } from './venues.messages';

const pageSize = 50;

/** The places that classes are held at. */
export function VenuesPage() {
  const intl = useIntl();
  const client = useApolloClient();
  const address = useRecordsAddress();
  const { data, previousData, error, fetchMore, networkStatus } = useVenuesQuery({
    variables: { isArchived: address.isArchived, search: address.search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.venues;
  const [archive] = useVenueArchiveMutation();
  const [restore] = useVenueRestoreMutation();
  const [remove] = useVenueDeleteMutation();
  const loadMore = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { venues } }) => ({
        venues: { ...venues, nodes: [...before.venues.nodes, ...venues.nodes] },
      }),
    });

  return (
    <RecordsPage
      words={messages}
      address={address}
      list={{
        records: list?.nodes,
        total: list?.totalCount ?? 0,
        hasMore: list?.pageInfo.hasNextPage ?? false,
        hasFailed: error !== undefined,
        isLoading: data === undefined,
        isLoadingMore: networkStatus === NetworkStatus.fetchMore,
        loadMore,
      }}
      calls={{
        archive: async (input) => (await archive({ variables: { input } })).data?.archiveVenue,
        restore: async (input) => (await restore({ variables: { input } })).data?.restoreVenue,
        remove: (id) => remove({ variables: { input: { id } } }),
        reload: () => {
          void client.refetchQueries({
            updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'venues' }),
          });
        },
      }}
      columns={[
        {
          heading: messages.address,
          cell: ({ address: { street1, street2, city, state, zip } }) => (
            <FormattedMessage
              {...officeScheduleMessages.address}
              values={{ street: [street1, street2].filter(Boolean).join(', '), city, state, zip }}
            />
          ),
        },
        {
          heading: messages.capacity,
          cell: ({ capacity }) => (capacity === null ? '–' : intl.formatNumber(capacity)),
        },
      ]}
      Form={VenueForm}
    />
  );
}
