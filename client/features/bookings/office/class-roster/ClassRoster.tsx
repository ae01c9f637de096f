import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { Panel } from '../../../../ui/office/page/Panel';
import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';
import { Table, type Column } from '../../../../ui/office/lists/Table';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { AttendanceCounts, CertificatesButton } from './ClassAttendance';
import { AttendeeName } from '../AttendeeName';
import { CrewsOfClass } from './CrewsOfClass';
import { UnnamedSeats } from './UnnamedSeats';
import { useBookingsOfClass } from './use-bookings-of-class';
import { useCrewsOfClass } from './use-crews-of-class';
import { bookingListMessages } from '../booking-list.messages';
import type { QuickTask } from '../actions/booking-rows';
import { BookingStatusTag, PaymentTag } from '../BookingTags';
import { classRosterMessages as messages } from './class-roster.messages';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { bookingFormMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { QuickAction } from '../actions/QuickAction';
import { useBookingChanges } from '../actions/use-booking-changes';
import { BulkProblems } from '../bulk/BulkProblems';
import { useBulkChanges } from '../bulk/use-bulk-changes';
import { useBookingRestoration } from '../actions/use-booking-restoration';

interface ClassRosterProps {
  classInstanceId: string;
  onToast: (toast: ToastMessage) => void;
  /** The taken seats have changed, or may have. */
  onSeatsChanged: () => void;
}

/** All bookings of a class by last name, which can be marked as paid here. */
export function ClassRoster({ classInstanceId, onToast, onSeatsChanged }: ClassRosterProps) {
  const { amount } = useOfficeFormats();
  const navigate = useNavigate();
  const { list, hasFailed, retry } = useBookingsOfClass(classInstanceId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [result, setResult] = useState<ToastMessage>();
  useFocusWhenRowLeaves(heading, result, list?.nodes);
  const report = (toast: ToastMessage) => {
    setResult(toast);
    onToast(toast);
  };
  const fail = (text: string) => report({ kind: 'failed', text });
  const receipts = useBulkChanges(
    (done) => report({ kind: 'done', ...done }),
    fail,
    () => undefined,
  );
  const changes = useBookingChanges(
    (done, { id }) => {
      report({ kind: 'done', ...done });
      focusIfLost(`booking-${id}`);
    },
    (text) => {
      fail(text);
      onSeatsChanged();
    },
    (booking) => receipts.mailReceipts([booking]),
  );
  const restore: typeof changes.restore = async (booking, notifyOptions) => {
    await changes.restore(booking, notifyOptions);
    onSeatsChanged();
  };
  const restoration = useBookingRestoration({ restore }, ({ id }) => `booking-${id}`);
  const run = (booking: OfficeBookingFragment, task: QuickTask) => {
    if (task === 'restore') restoration.restore(booking);
    else if (task === 'refunded') void changes.refund(booking);
    else void changes.setPayment(booking, task);
  };
  const { crews, hasFailed: haveCrewsFailed } = useCrewsOfClass(classInstanceId);
  const hasUnnamed = crews.some(({ unnamedSeats }) => unnamedSeats > 0);
  const columns: Column<OfficeBookingFragment>[] = [
    {
      label: bookingFormMessages.student,
      elastic: true,
      cell: (booking) => <AttendeeName booking={booking} />,
    },
    {
      label: fieldMessages.company,
      elastic: true,
      room: 'wide',
      title: ({ companyName }) => companyName ?? '',
      cell: ({ companyName }) => companyName ?? '–',
    },
    { label: fieldMessages.phone, cell: ({ phone }) => (phone ? <PhoneLink phone={phone} isAlone /> : '–') },
    { label: bookingListMessages.booking, cell: (booking) => <BookingStatusTag booking={booking} /> },
    { label: bookingListMessages.payment, cell: (booking) => <PaymentTag booking={booking} /> },
    {
      label: bookingFormMessages.amount,
      isNumber: true,
      room: 'wide',
      cell: ({ amountCents }) => amount(amountCents),
    },
    {
      label: wordMessages.actions,
      isActions: true,
      cell: (booking) => <QuickAction booking={booking} onTask={(task) => run(booking, task)} />,
    },
  ];

  return (
    <>
      <Panel
        heading={<FormattedMessage {...classWordMessages.attendees} />}
        headingRef={heading}
        action={
          <CertificatesButton classInstanceId={classInstanceId} bookings={list?.nodes} onFailed={fail} />
        }
      >
        {list && !list.pageInfo.hasNextPage && <AttendanceCounts bookings={list.nodes} />}
        <LoadFailed
          onRetry={retry}
          loading={!list && <FormattedMessage {...wordMessages.loading} />}
          layout="rows"
        >
          {hasFailed && <FormattedMessage {...messages.failed} />}
        </LoadFailed>
        <BulkProblems
          problem={receipts.problem}
          isBusy={receipts.isBusy}
          onClose={() => {
            receipts.clearProblem();
            heading.current?.focus();
          }}
        />
        {list && (
          <Table
            dense
            caption={<FormattedMessage {...classWordMessages.attendees} />}
            columns={columns}
            items={list.nodes}
            empty={<FormattedMessage {...(hasUnnamed ? messages.nobodyNamed : messages.nobody)} />}
            row={({ id }) => ({
              id: `booking-${id}`,
              onEnter: () => void navigate(consolePathTo.booking(id)),
            })}
          />
        )}
        <UnnamedSeats crews={crews} />
      </Panel>
      <CrewsOfClass crews={crews} hasFailed={haveCrewsFailed} />
      {restoration.dialog}
    </>
  );
}
