import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { localized } from '../../../i18n/localized';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { bookingStatusValues } from '../../../schema/booking-status.generated';
import { paymentStatusValues } from '../../../schema/payment-status.generated';
import { bookingStatusMessages, paymentStatusMessages } from '../../../ui/booking-status.messages';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { bookingOrderOf, isFiltered, noBookingFilters, type BookingFilters } from './booking-filters';
import { bookingMessages } from './office-bookings.messages';
import { bookingFilterMessages as messages } from './booking-list.messages';
import type { FilterClassesQuery } from './OfficeBookings.generated';
import panel from './Panel.module.css';
import { SearchField } from './SearchField';

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
  classes: FilterClassesQuery['classInstances']['nodes'];
  onChange: (change: Partial<BookingFilters>) => void;
}

/** Search, filters and order of the bookings. */
export function BookingFilterBar({ filters, classes, onChange }: BookingFilterBarProps) {
  const intl = useIntl();
  const any = intl.formatMessage(messages.any);
  const [isOpen, setIsOpen] = useState(isFiltered(filters));
  const { classInstanceId } = filters;
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
        options={useClassOptions(classes, classInstanceId)}
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

function useClassOptions(
  classes: FilterClassesQuery['classInstances']['nodes'],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const options = classes.map(({ id, classType, startsAt, timeZone }) => ({
    value: id,
    label: intl.formatMessage(bookingMessages.classDate, {
      name: localized(classType.name, classType.nameEs, language).text,
      date: formats.instant(startsAt, timeZone),
    }),
  }));
  if (chosen === undefined || classes.some(({ id }) => id === chosen)) return options;
  return [{ value: chosen, label: intl.formatMessage(messages.chosenClass) }, ...options];
}
