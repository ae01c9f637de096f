import { useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import type { ComboboxOption } from '../../../ui/office/forms/Combobox';
import { instructionLanguageMessages } from '../../../ui/office/texts/instruction-language.messages';
import { classChoiceMessages } from './class-choice.messages';
import { useBookableClassesQuery, type BookableClassesQuery } from './OfficeBookings.generated';

export type BookableClass = BookableClassesQuery['bookableClasses'][number];

export interface ClassChoices {
  /** Undefined until loaded. */
  classes: readonly BookableClass[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
  optionOf: (each: BookableClass) => ComboboxOption;
}

/** The bookable classes as options, earliest first. */
export function useClassChoices(): ClassChoices {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const { data, error, refetch } = useBookableClassesQuery();
  const classes = data?.bookableClasses;
  const optionOf: ClassChoices['optionOf'] = ({ id, name, nameEs, days: [first], ...each }) => ({
    key: id,
    label: localized(name, nameEs, language).text,
    detail: intl.formatMessage(classChoiceMessages.detail, {
      day: first ? formats.fullDate(first.date) : '',
      time: first ? formats.time(first.startTime) : '',
      place: localized(each.locationName, each.locationNameEs, language).text,
      city: each.address.city,
      language: intl.formatMessage(instructionLanguageMessages[each.language]),
      count: each.seatsLeft,
    }),
  });
  return { classes, error, retry: () => refetch(), optionOf };
}
