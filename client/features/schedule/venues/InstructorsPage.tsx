import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { Authorization } from './Authorization';
import { InstructorForm } from './InstructorForm';
import {
  useInstructorArchiveMutation,
  useInstructorDeleteMutation,
  useInstructorRestoreMutation,
  useInstructorsQuery,
  type OfficeInstructorFragment,
} from './Instructors.generated';
import { instructorsMessages as messages } from './instructors.messages';
import { RecordsPage } from './RecordsPage';
import styles from './RecordsPage.module.css';
import { useRecordsAddress } from './use-records-address';

const pageSize = 50;

/** Who teaches classes. */
export function InstructorsPage() {
  const client = useApolloClient();
  const address = useRecordsAddress();
  const { data, previousData, error, fetchMore, networkStatus } = useInstructorsQuery({
    variables: { isArchived: address.isArchived, search: address.search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.instructors;
  const [archive] = useInstructorArchiveMutation();
  const [restore] = useInstructorRestoreMutation();
  const [remove] = useInstructorDeleteMutation();
  const loadMore = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { instructors } }) => ({
        instructors: { ...instructors, nodes: [...before.instructors.nodes, ...instructors.nodes] },
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
        archive: async (input) => (await archive({ variables: { input } })).data?.archiveInstructor,
        restore: async (input) => (await restore({ variables: { input } })).data?.restoreInstructor,
        remove: (id) => remove({ variables: { input: { id } } }),
        reload: () => {
          void client.refetchQueries({
            updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'instructors' }),
          });
        },
      }}
      columns={[
        { heading: messages.languages, cell: (person) => <FormattedMessage {...languagesOf(person)} /> },
        {
          heading: messages.contact,
          cell: ({ email, phone }) => (
            <>
              {email ?? phone ?? '–'}
              {email && phone && <span className={styles.detail}>{phone}</span>}
            </>
          ),
        },
        { heading: messages.authorization, cell: (person) => <Authorization instructor={person} /> },
      ]}
      Form={InstructorForm}
    />
  );
}

function languagesOf({ teachesEnglish, teachesSpanish }: OfficeInstructorFragment) {
  if (teachesEnglish && teachesSpanish) return messages.both;
  return teachesEnglish ? messages.english : messages.spanish;
}
