import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { Table } from '../../../../ui/office/lists/Table';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useColumns } from '../../../../ui/office/lists/use-columns';
import { attendanceMessages } from '../attendance.messages';
import { BookingDetails } from './BookingDetails';
import { bookingFilters, isFiltered, type BookingFilters } from './booking-filters';
import { listFilePath } from '../booking-file';
import { BookingFilterBar } from './BookingFilterBar';
import { detailTasksOf, type FormTask, type RowTask } from '../actions/booking-rows';
import { SheetWhilePrinting } from '../print/BookingSheet';
import type { ListPage } from '../../../../ui/office/lists/list-page';
import type { ListUrlState } from '../../../../ui/office/lists/url-filters';
import { ListFrame } from '../ListFrame';
import { useBookingText } from '../of-booking';
import { bookingMessages } from '../office-bookings.messages';
import { bookingListMessages as messages } from '../booking-list.messages';
import styles from '../ListLayout.module.css';
import { bulkMessages } from '../bulk/bulk-bookings.messages';
import { BulkBar } from '../bulk/BulkBar';
import { BulkProblems } from '../bulk/BulkProblems';
import { useViews } from '../views/use-views';
import { togglerId, useBookingColumns } from './use-booking-columns';
import { useBulkChanges } from '../bulk/use-bulk-changes';
import { useBookingCancellation } from '../actions/use-booking-cancellation';
import { ChosenClass } from './ChosenClass';
import { ChosenCrew } from './ChosenCrew';
import type { FilterClassFragment, OfficeBookingFragment } from '../OfficeBookings.generated';
import type { useChosenClass } from './use-chosen-class';
import { focusIfLost, isInWindow } from '../../../../ui/office/overlays/focus-if-lost';
import { useRowSelection } from './use-row-selection';
import { useCertificate } from '../actions/use-certificate';
import { useBookingChanges } from '../actions/use-booking-changes';
import { useBookingRestoration } from '../actions/use-booking-restoration';

interface BookingListProps {
  list: ListPage<OfficeBookingFragment>;
  urlState: ListUrlState<BookingFilters>;
  classes: readonly FilterClassFragment[];
  /** The class of the filter. */
  chosen: ReturnType<typeof useChosenClass>;
  onDone: (done: ToastContent) => void;
  onFailed: (text: string) => void;
  /** The result of the last action, displayed at the lower edge above the bulk actions. */
  toast: ReactNode;
}

/** All bookings and their actions. */
export function BookingList({ list, urlState, classes, chosen, onDone, onFailed, toast }: BookingListProps) {
  const intl = useIntl();
  const bookingText = useBookingText();
  const views = useViews('bookings', onDone, onFailed);
  const [opened, setOpened] = useState<{ id: string; task?: FormTask }>();
  const [announcement, setAnnouncement] = useState('');
  const [printed, setPrinted] = useState<OfficeBookingFragment>();
  const { filters, pageCursor, filter, goTo } = urlState;
  const { order, classInstanceId } = filters;
  const rows = list.rows ?? [];
  const page = JSON.stringify([filters, pageCursor]);
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    page,
  );
  const deselect = (ids: readonly string[]) => {
    selection.deselect(ids);
    const places = ids.map((id) => `booking-${id}`);
    // One in the window, so that the list stays where it is.
    const place = places.find(isInWindow) ?? places[0];
    if (place !== undefined) focusIfLost(place);
  };
  const bulk = useBulkChanges(onDone, onFailed, deselect);
  const changes = useBookingChanges(
    (done, { id }) => {
      onDone(done);
      focusIfLost(`booking-${id}`);
    },
    onFailed,
    (booking) => bulk.mailReceipts([booking]),
  );
  const cancellation = useBookingCancellation(changes, ({ id }) => focusIfLost(`booking-${id}`));
  const restoration = useBookingRestoration(changes, ({ id }) => `booking-${id}`);
  const selected = rows.filter(({ id }) => selection.has(id));
  const saveCertificate = useCertificate(onFailed);
  // The list that the page of a class links to. The hint stays once a row is selected, so that no row moves.
  const recordsAttendance =
    classInstanceId !== '' &&
    (filters.attendance === 'notRecorded' || filters.bookingStatus === 'confirmed') &&
    rows.some((each) => detailTasksOf(each).includes('attended'));

  const run = (booking: OfficeBookingFragment, task: RowTask) => {
    const openForm = (form: FormTask) => setOpened({ id: booking.id, task: form });
    const works: Readonly<Record<RowTask, () => unknown>> = {
      paid: () => changes.setPayment(booking, 'paid'),
      pending: () => changes.setPayment(booking, 'pending'),
      refunded: () => changes.refund(booking),
      cancel: () => cancellation.cancel(booking),
      restore: () => restoration.restore(booking),
      move: () => openForm('move'),
      attendee: () => openForm('attendee'),
      print: () => {
        flushSync(() => setPrinted(booking));
        window.print();
      },
      attended: () => bulk.recordAttendance([booking], 'attended', true),
      absent: () => bulk.recordAttendance([booking], 'absent'),
      clearAttendance: () => bulk.recordAttendance([booking], null),
      certificate: () => saveCertificate(booking),
      mailCertificate: () => bulk.mailCertificates([booking]),
      receipt: () => bulk.mailReceipts([booking]),
    };
    void works[task]();
  };
  const toggleDetails = (booking: OfficeBookingFragment) => {
    const wasOpen = opened?.id === booking.id;
    setOpened(wasOpen ? undefined : { id: booking.id });
    const name = intl.formatMessage(wordMessages.person, booking);
    setAnnouncement(intl.formatMessage(wasOpen ? messages.detailsClosed : messages.detailsOpen, { name }));
  };
  const close = ({ id }: OfficeBookingFragment, task: FormTask) => {
    setOpened({ id });
    document.getElementById(`${task}-of-${id}`)?.focus();
  };
  const isOpen = ({ id }: OfficeBookingFragment) => opened?.id === id;
  const leavesForm = opened?.task !== undefined;
  const { shown, choices, toggle } = useColumns(
    'bookings',
    useBookingColumns({ isOpen, leavesForm, onToggle: toggleDetails, onTask: run }),
  );

  return (
    <>
      {/* Rendered before the bar, so that the first count is announced too. */}
      <p role="status" className="visually-hidden">
        {selection.count > 0 && (
          <FormattedMessage {...bulkMessages.selected} values={{ count: selection.count }} />
        )}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ListFrame
        heading={<FormattedMessage {...pageNameMessages.bookings} />}
        list={list}
        pageCursor={pageCursor}
        onPage={goTo}
        search={
          <>
            {views.form}
            {classInstanceId !== '' && (
              <ChosenClass chosen={chosen} onShowAll={() => filter({ classInstanceId: '' })} />
            )}
            {filters.crewBookingId !== '' && <ChosenCrew onShowAll={() => filter({ crewBookingId: '' })} />}
            <BookingFilterBar filters={filters} classes={classes} chosen={chosen.found} onChange={filter} />
            {recordsAttendance && (
              <p className={styles.hint}>
                <FormattedMessage {...attendanceMessages.select} />
              </p>
            )}
          </>
        }
        clear={
          <>
            {isFiltered(filters) && (
              <Button
                size="small"
                onClick={() => {
                  filter(bookingFilters.none);
                  focusIfLost('booking-search');
                }}
              >
                <FormattedMessage {...wordMessages.clearFilters} />
              </Button>
            )}
            {views.menu}
          </>
        }
        columns={choices}
        onToggleColumn={toggle}
        filePath={listFilePath('bookings', filters)}
        onFailed={onFailed}
      >
        <Table
          caption={<FormattedMessage {...pageNameMessages.bookings} />}
          dense
          columns={shown}
          items={rows}
          empty={
            <FormattedMessage {...(filters.search === '' ? bookingMessages.none : messages.searchFinds)} />
          }
          order={order}
          onSort={(changed) => filter({ order: changed })}
          selectAll={{
            label: intl.formatMessage(messages.selectAll),
            checked: rows.length > 0 && selection.count === rows.length,
            isMixed: selection.count > 0 && selection.count < rows.length,
            onSelect: selection.toggleAll,
          }}
          row={(booking) => ({
            id: `booking-${booking.id}`,
            onEnter: () => document.getElementById(togglerId(booking))?.click(),
            select: {
              label: `${intl.formatMessage(messages.select)} ${bookingText(booking)}`,
              checked: selection.has(booking.id),
              onSelect: (isRange) => selection.toggle(booking.id, isRange),
            },
            details: opened?.id === booking.id && (
              <BookingDetails
                booking={booking}
                task={opened.task}
                onTask={(task) => run(booking, task)}
                onMove={async (classInstanceId, notifyAttendee) => {
                  if (await changes.move(booking, classInstanceId, { notifyAttendee }))
                    close(booking, 'move');
                }}
                onSaved={onDone}
                onFailed={onFailed}
                onClose={() => opened.task && close(booking, opened.task)}
              />
            ),
          })}
        />
        {cancellation.dialog}
        {restoration.dialog}
        {printed && <SheetWhilePrinting booking={printed} onPrinted={() => setPrinted(undefined)} />}
      </ListFrame>
      <div className={styles.edge}>
        {toast}
        <BulkProblems
          problem={bulk.problem}
          isBusy={bulk.isBusy}
          onClose={() => {
            bulk.clearProblem();
            if (rows[0]) focusIfLost(`booking-${rows[0].id}`);
          }}
        />
        <BulkBar
          key={page}
          selected={selected}
          order={order}
          changes={bulk}
          onFailed={onFailed}
          onClear={() => deselect(selected.map(({ id }) => id))}
          onAll={selected.length < rows.length ? selection.toggleAll : undefined}
        />
      </div>
    </>
  );
}
