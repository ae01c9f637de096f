import { useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { classWordMessages } from '../../../ui/office/texts/class-words.messages';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import type { OfficeClassFragment } from './OfficeClasses.generated';

/** The name of a class in the reader's language; without a Spanish name, the English one. */
export function useClassName(): (classType: { name: string; nameEs: string | null }) => {
  text: string;
  lang: string;
} {
  const intl = useIntl();
  const { language } = useLocale();
  return ({ name, nameEs }) =>
    name.trim() === ''
      ? { text: intl.formatMessage(classWordMessages.unknownClass), lang: language }
      : localized(name, nameEs, language);
}

/** The name of a class and its first day, as values of a message. */
export function useClassTitle(): (scheduled: Pick<OfficeClassFragment, 'classType' | 'days'>) => {
  name: string;
  date: string;
} {
  const formats = useFormats();
  const className = useClassName();
  return ({ classType, days: [first] }) => ({
    name: className(classType).text,
    date: first ? formats.fullDate(first.date) : '',
  });
}

/** The name of a class's venue in the reader's language. */
export function usePlaceName(): (scheduled: { locationName: string; locationNameEs: string | null }) => {
  text: string;
  lang: string;
} {
  const intl = useIntl();
  const { language } = useLocale();
  return ({ locationName, locationNameEs }) =>
    locationName.trim() === ''
      ? { text: intl.formatMessage(messages.tbd), lang: language }
      : localized(locationName, locationNameEs, language);
}
