import { useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { bookingMessages } from './office-bookings.messages';
import { useBookableClassesQuery, type BookableClassesQuery } from './OfficeBookings.generated';

export type BookableClass = BookableClassesQuery['bookableClasses'][number];

export interface ClassChoices {
  /** Undefined until loaded. */
  classes: readonly BookableClass[] | undefined;
  error: unknown;
  /** 'Sat, Dec 5, 8:00 AM: Forklift Operator, 3 seats left' */
  optionOf: (each: BookableClass) => { value: string; label: string };
}

/** The bookable classes as options. */
export function useClassChoices(): ClassChoices {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const { data, error } = useBookableClassesQuery({ fetchPolicy: 'cache-and-network' });
  return {
    classes: data?.bookableClasses,
    error,
    optionOf: ({ id, name, nameEs, seatsLeft, days: [first] }) => ({
      value: id,
      label: intl.formatMessage(bookingMessages.classOption, {
        name: localized(name, nameEs, language).text,
        day: first ? formats.longDay(first.date) : '',
        time: first ? formats.time(first.startTime) : '',
        count: seatsLeft,
      }),
    }),
  };
}
