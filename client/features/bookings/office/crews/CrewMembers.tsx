import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Table, type Column } from '../../../../ui/office/lists/Table';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { AttendeeName } from '../AttendeeName';
import { bookingListMessages } from '../booking-list.messages';
import { BookingStatusTag, PaymentTag } from '../BookingTags';
import { useLoadFailureText } from '../load-failure';
import { bookingFormMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { useCrewMembersQuery } from './CrewRecord.generated';
import { officeCrewMessages as messages } from './office-crew.messages';

/** The bookings of a crew by name, also those that were cancelled or moved to another date. */
export function CrewMembers({ crewBookingId }: { crewBookingId: string }) {
  const formats = useOfficeFormats();
  const navigate = useNavigate();
  const failureText = useLoadFailureText();
  const { data, error, refetch } = useCrewMembersQuery({ variables: { id: crewBookingId } });
  const columns: Column<OfficeBookingFragment>[] = [
    {
      label: bookingFormMessages.student,
      elastic: true,
      cell: (booking) => <AttendeeName booking={booking} />,
    },
    {
      label: classWordMessages.starts,
      title: ({ classInstance: { startsAt, timeZone } }) => formats.instant(startsAt, timeZone),
      cell: ({ classInstance: { startsAt, timeZone } }) => formats.columnDay(startsAt, timeZone),
    },
    { label: bookingListMessages.booking, cell: (booking) => <BookingStatusTag booking={booking} /> },
    { label: bookingListMessages.payment, cell: (booking) => <PaymentTag booking={booking} /> },
  ];
  return (
    <>
      <LoadFailed
        onRetry={refetch}
        loading={!data && <FormattedMessage {...wordMessages.loading} />}
        layout="rows"
      >
        {!data && error && failureText('bookings', error)}
      </LoadFailed>
      {data && (
        <Table
          dense
          caption={<FormattedMessage {...messages.people} />}
          columns={columns}
          items={data.bookings.nodes}
          empty={<FormattedMessage {...messages.nobody} />}
          row={({ id }) => ({
            id: `booking-${id}`,
            onEnter: () => void navigate(consolePathTo.booking(id)),
          })}
        />
      )}
    </>
  );
}
