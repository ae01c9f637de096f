import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { attendanceFilterValues } from '../../../../schema/attendance-filter.generated';
import { bookingStatusValues } from '../../../../schema/booking-status.generated';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import { paymentSummaryValues } from '../../../../schema/payment-summary.generated';
import { bookingStatusMessages } from '../../../../ui/bookings/booking-status.messages';
import { Button } from '../../../../ui/elements/Button';
import { SlidersHorizontal } from '../../../../ui/icons/office-icons';
import { ChoiceField } from '../../../../ui/office/forms/ChoiceField';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { instructionLanguageMessages } from '../../../../ui/office/texts/instruction-language.messages';
import { orderOf, orderText } from '../../../../ui/office/lists/list-url-state';
import { SelectField } from '../../../../ui/forms/SelectField';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { attendanceMessages } from '../attendance.messages';
import { bookingSorts, collapsedFilterCount, startsExpanded, type BookingFilters } from './booking-filters';
import styles from './BookingFilterBar.module.css';
import { paymentSummaryMessages } from '../BookingTags';
import { bookingListMessages } from '../booking-list.messages';
import { bookingFormMessages } from '../office-bookings.messages';
import { bookingFilterMessages as messages } from './booking-filter.messages';
import { useFilterCitiesQuery, type FilterClassFragment } from '../OfficeBookings.generated';
import { SearchField } from '../../../../ui/office/lists/SearchField';
import { studentMessages } from '../students/office-students.messages';
import { NameFilter } from './NameFilter';
import { useClassText } from './use-class-text';
import { useCompanyNames } from './use-company-names';

const orders = [
  { value: '-booked', label: messages.newest },
  { value: 'booked', label: messages.oldest },
  { value: 'name', label: studentMessages.nameUp },
  { value: '-name', label: studentMessages.nameDown },
  { value: 'classDate', label: messages.classDateUp },
  { value: '-classDate', label: messages.classDateDown },
] as const;

const attendanceLabels = {
  attended: bookingStatusMessages.completed,
  absent: bookingStatusMessages.absent,
  notRecorded: attendanceMessages.notRecorded,
};

interface BookingFilterBarProps {
  filters: BookingFilters;
  classes: readonly FilterClassFragment[];
  /** The class of the filter, once loaded. */
  chosen: FilterClassFragment | undefined;
  onChange: (change: Partial<BookingFilters>) => void;
}

/** Search, filters and order of the bookings. */
export function BookingFilterBar({ filters, classes, chosen, onChange }: BookingFilterBarProps) {
  const intl = useIntl();
  const { classInstanceId } = filters;
  const [isOpen, setIsOpen] = useState(startsExpanded(filters));
  const [companies, typeCompany] = useCompanyNames();
  const { data: cities } = useFilterCitiesQuery({ skip: !isOpen });
  const date = (name: 'bookedFrom' | 'bookedTo' | 'classFrom' | 'classTo') => (
    <SearchField
      id={`booking-${name}`}
      type="date"
      label={intl.formatMessage(messages[name])}
      value={filters[name]}
      onSearch={(day) => onChange({ [name]: day })}
    />
  );
  return (
    <div
      className={styles.bar}
      data-open={isOpen || undefined}
      role="search"
      aria-label={intl.formatMessage(pageNameMessages.bookings)}
    >
      <div className={styles.search}>
        <SearchField
          id="booking-search"
          label={intl.formatMessage(messages.search)}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <div className={styles.open}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal />
          <FormattedMessage {...messages.more} values={{ count: collapsedFilterCount(filters) }} />
        </Button>
      </div>
      <div className={styles.choice}>
        <SelectField
          id="booking-class"
          label={intl.formatMessage(bookingFormMessages.class)}
          prompt={intl.formatMessage(messages.allClasses)}
          options={useClassOptions(classes, classInstanceId, chosen)}
          value={classInstanceId}
          onChange={({ target }) => onChange({ classInstanceId: target.value })}
        />
      </div>
      <div className={styles.choice}>
        <ChoiceField
          id="booking-status"
          label={intl.formatMessage(fieldMessages.status)}
          prompt={messages.any}
          values={bookingStatusValues}
          labels={bookingStatusMessages}
          value={filters.bookingStatus}
          onChoose={(bookingStatus) => onChange({ bookingStatus })}
        />
      </div>
      <div className={styles.choice}>
        <ChoiceField
          id="booking-payment"
          label={intl.formatMessage(bookingListMessages.payment)}
          prompt={messages.any}
          values={paymentSummaryValues}
          labels={paymentSummaryMessages}
          value={filters.paymentSummary}
          onChoose={(paymentSummary) => onChange({ paymentSummary })}
        />
      </div>
      <div className={styles.dates}>
        {date('bookedFrom')}
        {date('bookedTo')}
      </div>
      <div className={styles.more}>
        <NameFilter
          id="booking-company"
          label={intl.formatMessage(messages.company)}
          value={filters.company}
          names={companies}
          onType={typeCompany}
          onSearch={(company) => onChange({ company })}
        />
        <NameFilter
          id="booking-city"
          label={intl.formatMessage(messages.city)}
          value={filters.city}
          names={cities?.scheduleChoices.cities ?? []}
          onSearch={(city) => onChange({ city })}
        />
        <ChoiceField
          id="booking-taughtIn"
          label={intl.formatMessage(messages.language)}
          prompt={messages.any}
          values={instructionLanguageValues}
          labels={instructionLanguageMessages}
          value={filters.instructionLanguage}
          onChoose={(instructionLanguage) => onChange({ instructionLanguage })}
        />
        <ChoiceField
          id="booking-attendance"
          label={intl.formatMessage(attendanceMessages.attendance)}
          prompt={messages.any}
          values={attendanceFilterValues}
          labels={attendanceLabels}
          value={filters.attendance}
          onChoose={(attendance) => onChange({ attendance })}
        />
        {date('classFrom')}
        {date('classTo')}
        <SelectField
          id="booking-sort"
          label={intl.formatMessage(wordMessages.sortBy)}
          options={orders.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
          value={orderText(filters.order)}
          onChange={({ target }) => onChange({ order: orderOf(target.value, bookingSorts, filters.order) })}
        />
      </div>
    </div>
  );
}

/** The loaded classes, and the chosen one if it is not among them. */
function useClassOptions(
  classes: readonly FilterClassFragment[],
  chosenId: string,
  chosen: FilterClassFragment | undefined,
): { value: string; label: string }[] {
  const intl = useIntl();
  const classText = useClassText();
  const options = classes.map((each) => ({ value: each.id, label: classText(each) }));
  if (chosenId === '' || classes.some(({ id }) => id === chosenId)) return options;
  const label = chosen ? classText(chosen) : intl.formatMessage(messages.chosenClass);
  return [{ value: chosenId, label }, ...options];
}
