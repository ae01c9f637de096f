import { useIntl } from 'react-intl';

import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { officeScheduleMessages as messages } from './office-schedule.messages';

/** The name of a class in the reader's language, with the fallback of the specification. */
export function useClassName(): (classType: { name: string; nameEs: string | null }) => {
  text: string;
  lang: string;
} {
  const intl = useIntl();
  const { language } = useLocale();
  return ({ name, nameEs }) =>
    name.trim() === ''
      ? { text: intl.formatMessage(messages.unknownClass), lang: language }
      : localized(name, nameEs, language);
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
