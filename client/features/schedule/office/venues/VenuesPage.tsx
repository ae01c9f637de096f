import { FormattedMessage, useIntl } from 'react-intl';

import { useGrowingList } from '../../../../graphql/office/use-growing-list';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { useUrlFilters } from '../../../../ui/office/lists/url-filters';
import { recordFilters, recordVariables } from './record-filters';
import { RecordsPage } from './RecordsPage';
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
  const urlState = useUrlFilters(recordFilters);
  const list = useGrowingList(
    useVenuesQuery({ variables: recordVariables(urlState.filters) }),
    'venues',
    urlState.filters.show,
  );
  const invalidateLists = useInvalidateLists();
  const [archive] = useVenueArchiveMutation();
  const [restore] = useVenueRestoreMutation();
  const [remove] = useVenueDeleteMutation();
  return (
    <RecordsPage
      listMessages={messages}
      urlState={urlState}
      list={list}
      calls={{
        archive: async (input) => (await archive({ variables: { input } })).data?.archiveVenue,
        restore: async (input) => (await restore({ variables: { input } })).data?.restoreVenue,
        remove: (id) => remove({ variables: { input: { id } } }),
        reload: () => invalidateLists('venues'),
      }}
      columns={[
        {
          label: fieldMessages.nameEs,
          cell: ({ nameEs }) => (nameEs === null ? '–' : <span lang="es">{nameEs}</span>),
        },
        {
          label: messages.address,
          cell: ({ address: { street1, street2, city, state, zip } }) => (
            <FormattedMessage
              {...classWordMessages.address}
              values={{ street: [street1, street2].filter(Boolean).join(', '), city, state, zip }}
            />
          ),
        },
        {
          label: messages.capacity,
          isNumber: true,
          cell: ({ capacity }) => (capacity === null ? '–' : intl.formatNumber(capacity)),
        },
      ]}
      Form={VenueForm}
    />
  );
}
