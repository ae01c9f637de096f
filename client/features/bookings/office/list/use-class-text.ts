import { useIntl } from 'react-intl';

import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import type { FilterClassFragment } from '../OfficeBookings.generated';

/** A class as text: its type and start. */
export function useClassText(): (each: FilterClassFragment) => string {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  return ({ classType, startsAt, timeZone }) =>
    intl.formatMessage(classWordMessages.nameAndDate, {
      name: localized(classType.name, classType.nameEs, language).text,
      date: formats.instant(startsAt, timeZone),
    });
}
