import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { useAllPages } from '../../../graphql/use-all-pages';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { LoadFailed } from '../../../ui/office/LoadFailed';
import type { ToastMessage } from '../../../ui/office/Toast';
import { Panel } from '../../../ui/office/Panel';
import { PhoneLink } from '../../../ui/office/PhoneLink';
import { ActionsCell, DataCell, HeadCell, Row, RowHeader, Table, WideRow } from '../../../ui/office/Table';
import { CrewsOfClass } from './CrewsOfClass';
import { bookingListMessages } from './booking-list.messages';
import type { QuickTask } from './booking-rows';
import { BookingStatusTag, PaymentTag } from './BookingTags';
import { classRosterMessages as messages } from './class-roster.messages';
import { focusIfLost } from './focus-if-lost';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import { useOfficeBookingsQuery, type OfficeBookingFragment } from './OfficeBookings.generated';
import { QuickAction } from './QuickAction';
import styles from './Rows.module.css';
import { useBookingChanges } from './use-booking-changes';

interface ClassRosterProps {
  classInstanceId: string;
  onToast: (toast: ToastMessage) => void;
}

const pageSize = 100;

const columns: readonly { label: MessageDescriptor; elastic?: boolean; money?: boolean; room?: 'wide' }[] = [
  { label: bookingFormMessages.student, elastic: true },
  { label: messages.company, elastic: true, room: 'wide' },
  { label: messages.phone },
  { label: bookingListMessages.booking },
  { label: bookingListMessages.payment },
  { label: bookingFormMessages.amount, money: true, room: 'wide' },
  { label: bookingListMessages.actions },
];

/** All bookings of a class by last name, which can be marked as paid here. */
export function ClassRoster({ classInstanceId, onToast }: ClassRosterProps) {
  const query = useOfficeBookingsQuery({
    variables: { classInstanceId, sort: 'name', direction: 'ascending', first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { hasFailed, retry } = useAllPages(query, 'bookings');
  const list = query.data?.bookings;
  const changes = useBookingChanges(
    (done, { id }) => {
      onToast({ kind: 'done', ...done });
      focusIfLost(`booking-${id}`);
    },
    (text) => onToast({ kind: 'failed', text }),
  );
  const run = (booking: OfficeBookingFragment, task: QuickTask) => {
    if (task === 'restore') void changes.restore(booking, { notifyAttendee: false });
    else if (task === 'refunded') void changes.refund(booking);
    else void changes.setPayment(booking, task);
  };

  return (
    <>
      <Panel heading={<FormattedMessage {...messages.heading} />}>
        <LoadFailed onRetry={retry}>{hasFailed && <FormattedMessage {...messages.failed} />}</LoadFailed>
        {!list && !hasFailed && (
          <p role="status" className={styles.pending}>
            <FormattedMessage {...bookingMessages.loading} />
          </p>
        )}
        {list && (
          <Table
            dense
            caption={<FormattedMessage {...messages.heading} />}
            head={columns.map(({ label, ...look }) => (
              <HeadCell key={label.id} {...look}>
                <FormattedMessage {...label} />
              </HeadCell>
            ))}
          >
            {list.nodes.length === 0 && (
              <WideRow columns={columns.length}>
                <FormattedMessage {...messages.nobody} />
              </WideRow>
            )}
            {list.nodes.map((booking) => (
              <RosterRow key={booking.id} booking={booking} onTask={(task) => run(booking, task)} />
            ))}
          </Table>
        )}
      </Panel>
      <CrewsOfClass classInstanceId={classInstanceId} />
    </>
  );
}

interface RosterRowProps {
  booking: OfficeBookingFragment;
  onTask: (task: QuickTask) => void;
}

function RosterRow({ booking, onTask }: RosterRowProps) {
  const intl = useIntl();
  const { amount } = useOfficeFormats();
  const navigate = useNavigate();
  const name = intl.formatMessage(bookingMessages.person, booking);
  const label = (message: MessageDescriptor) => intl.formatMessage(message);
  const path = consolePathTo.booking(booking.id);
  return (
    <Row id={`booking-${booking.id}`} onEnter={() => void navigate(path)}>
      <RowHeader elastic>
        <span title={`${name}, ${booking.email}`}>
          <Link className={styles.name} to={path}>
            {name}
          </Link>{' '}
          <span className={`${styles.quiet} ${styles.email}`}>{booking.email}</span>
        </span>
      </RowHeader>
      <DataCell label={label(messages.company)} elastic room="wide" title={booking.companyName ?? ''}>
        {booking.companyName ?? '–'}
      </DataCell>
      <DataCell label={label(messages.phone)}>
        {booking.phone ? <PhoneLink phone={booking.phone} /> : '–'}
      </DataCell>
      <DataCell label={label(bookingListMessages.booking)}>
        <BookingStatusTag booking={booking} />
      </DataCell>
      <DataCell label={label(bookingListMessages.payment)}>
        <PaymentTag booking={booking} />
      </DataCell>
      <DataCell label={label(bookingFormMessages.amount)} room="wide" money>
        {amount(booking.amountCents)}
      </DataCell>
      <ActionsCell>
        <QuickAction booking={booking} onTask={onTask} />
      </ActionsCell>
    </Row>
  );
}
