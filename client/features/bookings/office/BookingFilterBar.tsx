import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { bookingStatusValues } from '../../../schema/booking-status.generated';
import { paymentStatusValues } from '../../../schema/payment-status.generated';
import { bookingStatusMessages, paymentStatusMessages } from '../../../ui/booking-status.messages';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { bookingOrderOf, isFiltered, noBookingFilters, type BookingFilters } from './booking-filters';
import { bookingMessages } from './office-bookings.messages';
import { bookingFilterMessages as messages } from './booking-list.messages';
import type { FilterClassFragment } from './OfficeBookings.generated';
import panel from './Panel.module.css';
import { SearchField } from '../../../ui/SearchField';
import { useClassText } from './use-class-text';

const orders = [
  { value: '-booked', label: messages.newest },
  { value: 'booked', label: messages.oldest },
  { value: 'name', label: messages.name },
  { value: '-name', label: messages.nameDown },
  { value: 'classDate', label: messages.classDate },
  { value: '-classDate', label: messages.classDateDown },
] as const;

interface BookingFilterBarProps {
  filters: BookingFilters;
  classes: readonly FilterClassFragment[];
  /** The class of the filter, once it is known. */
  chosen: FilterClassFragment | undefined;
  onChange: (change: Partial<BookingFilters>) => void;
}

/** Search, filters and order of the bookings. */
export function BookingFilterBar({ filters, classes, chosen, onChange }: BookingFilterBarProps) {
  const intl = useIntl();
  const any = intl.formatMessage(messages.any);
  const { classInstanceId } = filters;
  // The class is named above.
  const [isOpen, setIsOpen] = useState(isFiltered({ ...filters, classInstanceId: undefined }));
  return (
    <div
      className={isOpen ? panel.filters : `${panel.filters} ${panel.folded}`}
      role="search"
      aria-label={intl.formatMessage(bookingMessages.heading)}
    >
      <div className={panel.search}>
        <SearchField
          id="booking-search"
          label={intl.formatMessage(messages.search)}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <div className={panel.narrowOnly}>
        <Button size="small" block aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FormattedMessage {...messages.more} />
        </Button>
      </div>
      <SelectField
        id="booking-class"
        label={intl.formatMessage(messages.class)}
        prompt={intl.formatMessage(messages.allClasses)}
        options={useClassOptions(classes, classInstanceId, chosen)}
        value={classInstanceId ?? ''}
        onChange={({ target }) => onChange({ classInstanceId: target.value || undefined })}
      />
      <SelectField
        id="booking-status"
        label={intl.formatMessage(messages.status)}
        prompt={any}
        options={bookingStatusValues.map((value) => ({
          value,
          label: intl.formatMessage(bookingStatusMessages[value]),
        }))}
        value={filters.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: bookingStatusValues.find((each) => each === target.value) })
        }
      />
      <SelectField
        id="booking-payment"
        label={intl.formatMessage(messages.payment)}
        prompt={any}
        options={paymentStatusValues.map((value) => ({
          value,
          label: intl.formatMessage(paymentStatusMessages[value]),
        }))}
        value={filters.payment ?? ''}
        onChange={({ target }) =>
          onChange({ payment: paymentStatusValues.find((each) => each === target.value) })
        }
      />
      <TextField
        id="booking-from"
        type="date"
        label={intl.formatMessage(messages.from)}
        value={filters.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        id="booking-to"
        type="date"
        label={intl.formatMessage(messages.to)}
        value={filters.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {/* Where there is room for the headers of the table, they sort. */}
      <div className={panel.narrowOnly}>
        <SelectField
          id="booking-sort"
          label={intl.formatMessage(messages.sort)}
          options={orders.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
          value={`${filters.order.direction === 'descending' ? '-' : ''}${filters.order.sort}`}
          onChange={({ target }) => onChange({ order: bookingOrderOf(target.value) })}
        />
      </div>
      {isFiltered(filters) && (
        <Button size="small" onClick={() => onChange(noBookingFilters)}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}

/** The loaded classes, and the chosen one where it is none of them. */
function useClassOptions(
  classes: readonly FilterClassFragment[],
  chosenId: string | undefined,
  chosen: FilterClassFragment | undefined,
): { value: string; label: string }[] {
  const intl = useIntl();
  const classText = useClassText();
  const options = classes.map((each) => ({ value: each.id, label: classText(each) }));
  if (chosenId === undefined || classes.some(({ id }) => id === chosenId)) return options;
  const label = chosen ? classText(chosen) : intl.formatMessage(messages.chosenClass);
  return [{ value: chosenId, label }, ...options];
}
