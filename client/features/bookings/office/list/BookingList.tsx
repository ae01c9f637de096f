import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { Table } from '../../../../ui/office/lists/Table';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useColumns } from '../../../../ui/office/lists/use-columns';
import { BookingDetails } from './BookingDetails';
import { bookingFilters, isFiltered, type BookingFilters } from './booking-filters';
import { listFilePath } from '../booking-file';
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
import type { FilterClassFragment, OfficeBookingFragment } from '../OfficeBookings.generated';
import type { useChosenClass } from './use-chosen-class';
import { focusIfLost, isInWindow } from '../../../../ui/office/overlays/focus-if-lost';
import { useRowSelection } from './use-row-selection';
import { useBookingTasks } from '../actions/use-booking-tasks';
import { BookingSearch } from './BookingSearch';
import { useOpenBooking } from './use-open-booking';

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

const rowIdOf = ({ id }: Pick<OfficeBookingFragment, 'id'>) => `booking-${id}`;

/** All bookings and their actions. */
export function BookingList({ list, urlState, classes, chosen, onDone, onFailed, toast }: BookingListProps) {
  const intl = useIntl();
  const bookingText = useBookingText();
  const views = useViews('bookings', onDone, onFailed);
  const details = useOpenBooking();
  const [printed, setPrinted] = useState<OfficeBookingFragment>();
  const { filters, pageCursor, filter, goTo } = urlState;
  const { order } = filters;
  const rows = list.rows ?? [];
  const page = JSON.stringify([filters, pageCursor]);
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    page,
  );
  const selected = rows.filter(({ id }) => selection.has(id));
  const deselect = (ids: readonly string[]) => {
    selection.deselect(ids);
    const places = ids.map((id) => rowIdOf({ id }));
    // One in the window, so that the list stays where it is.
    const place = places.find(isInWindow) ?? places[0];
    if (place !== undefined) focusIfLost(place);
  };
  const { bulk, changes, run, dialogs } = useBookingTasks({
    onDone,
    onFailed,
    openForm: details.openForm,
    print: (booking) => {
      flushSync(() => setPrinted(booking));
      window.print();
    },
    focusIdOf: rowIdOf,
    onSettled: deselect,
  });
  const { shown, choices, toggle } = useColumns('bookings', useBookingColumns(details, run));

  return (
    <>
      {/* Rendered before the bar, so that the first count is announced too. */}
      <p role="status" className="visually-hidden">
        {selection.count > 0 && (
          <FormattedMessage {...bulkMessages.selected} values={{ count: selection.count }} />
        )}
      </p>
      <p role="status" className="visually-hidden">
        {details.announcement}
      </p>
      <ListFrame
        heading={<FormattedMessage {...pageNameMessages.bookings} />}
        list={list}
        pageCursor={pageCursor}
        onPage={goTo}
        search={
          <>
            {views.form}
            <BookingSearch urlState={urlState} rows={rows} classes={classes} chosen={chosen} />
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
            id: rowIdOf(booking),
            onEnter: () => document.getElementById(togglerId(booking))?.click(),
            select: {
              label: `${intl.formatMessage(messages.select)} ${bookingText(booking)}`,
              checked: selection.has(booking.id),
              onSelect: (isRange) => selection.toggle(booking.id, isRange),
            },
            details: details.isOpen(booking) && (
              <BookingDetails
                booking={booking}
                task={details.form}
                onTask={(task) => run(booking, task)}
                onMove={async (classInstanceId, notifyAttendee) => {
                  if (await changes.move(booking, classInstanceId, { notifyAttendee }))
                    details.closeForm(booking);
                }}
                onSaved={onDone}
                onFailed={onFailed}
                onClose={() => details.closeForm(booking)}
              />
            ),
          })}
        />
        {dialogs}
        {printed && <SheetWhilePrinting booking={printed} onPrinted={() => setPrinted(undefined)} />}
      </ListFrame>
      <div className={styles.edge}>
        {toast}
        <BulkProblems
          problem={bulk.problem}
          isBusy={bulk.isBusy}
          onClose={() => {
            bulk.clearProblem();
            if (rows[0]) focusIfLost(rowIdOf(rows[0]));
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
