import { useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { officeToday } from '../../../i18n/office/office-zone';
import { useLocale } from '../../../i18n/use-locale';
import { instructionLanguageMessages } from '../../../ui/office/texts/instruction-language.messages';
import { bookingMessages } from './office-bookings.messages';
import { useBookableClassesQuery, type BookableClassesQuery } from './OfficeBookings.generated';

export type BookableClass = BookableClassesQuery['bookableClasses'][number];

export interface ClassChoices {
  /** Undefined until loaded. */
  classes: readonly BookableClass[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
  /** 'Forklift Operator: Sat, Dec 5, 8:00 AM, Training yard (West Valley City), English, 3 seats left' */
  optionOf: (each: BookableClass) => { value: string; label: string };
}

/** The bookable classes as options. */
export function useClassChoices(): ClassChoices {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const { data, error, refetch } = useBookableClassesQuery();
  const classes = data?.bookableClasses;
  const thisYear = officeToday().slice(0, 4);
  const dayOf = (date: string) =>
    date.startsWith(thisYear) ? formats.dayInSentence(date) : formats.fullDate(date);
  const optionOf: ClassChoices['optionOf'] = ({ id, name, nameEs, days: [first], ...each }) => ({
    value: id,
    label: intl.formatMessage(bookingMessages.classOption, {
      name: localized(name, nameEs, language).text,
      day: first ? dayOf(first.date) : '',
      time: first ? formats.time(first.startTime) : '',
      place: localized(each.locationName, each.locationNameEs, language).text,
      city: each.address.city,
      language: intl.formatMessage(instructionLanguageMessages[each.language]),
      count: each.seatsLeft,
    }),
  });
  return { classes, error, retry: () => refetch(), optionOf };
}
