import { FormattedMessage, useIntl } from 'react-intl';

import { officeScheduleMessages } from '../office/office-schedule.messages';
import { RecordsPage } from './RecordsPage';
import { recordsQueryOf, useRecordList } from './use-record-list';
import { useRecordsAddress } from './use-records-address';
import { VenueForm } from './VenueForm';
import {
  useVenueArchiveMutation,
  useVenueDeleteMutation,
  useVenueRestoreMutation,
  useVenuesQuery,
} from './Venues.generated';
import { venuesMessages as messages } from './venues.messages';

/** The list of venues. */
export function VenuesPage() {
  const intl = useIntl();
  const address = useRecordsAddress();
  const { list, reload } = useRecordList('venues', useVenuesQuery(recordsQueryOf(address)));
  const [archive] = useVenueArchiveMutation();
  const [restore] = useVenueRestoreMutation();
  const [remove] = useVenueDeleteMutation();
  return (
    <RecordsPage
      words={messages}
      address={address}
      list={list}
      calls={{
        archive: async (input) => (await archive({ variables: { input } })).data?.archiveVenue,
        restore: async (input) => (await restore({ variables: { input } })).data?.restoreVenue,
        remove: (id) => remove({ variables: { input: { id } } }),
        reload,
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
