import type { IntlShape, MessageDescriptor } from 'react-intl';

import { formatsFor } from '../../../i18n/formats';
import { isLanguage, languageName } from '../../../i18n/language';
import { classStatusMessages } from '../../../ui/class-status.messages';
import { classFormMessages as messages } from './class-form.messages';
import { daysOf, type ClassValues } from './class-values';
import type { ClassTypeChoice } from './use-class-types';

interface Change {
  label: string;
  before: string;
  now: string;
}

/** What differs between two editions of a class, in the reader's words. */
export function changesBetween(
  intl: IntlShape,
  types: readonly ClassTypeChoice[],
  before: ClassValues,
  now: ClassValues,
): Change[] {
  const rows = (values: ClassValues): [string, string][] => rowsOf(intl, types, values);
  const current = rows(now);
  return rows(before).flatMap(([label, text], index): Change[] => {
    const other = current[index]?.[1] ?? '';
    return other === text ? [] : [{ label, before: text, now: other }];
  });
}

function rowsOf(intl: IntlShape, types: readonly ClassTypeChoice[], values: ClassValues): [string, string][] {
  const formats = formatsFor(intl.locale.startsWith('es') ? 'es' : 'en');
  const { language } = values;
  const text = (message: MessageDescriptor) => intl.formatMessage(message);
  return [
    [text(messages.classType), types.find(({ id }) => id === values.classTypeId)?.name ?? ''],
    [text(messages.price), values.priceCents],
    [text(messages.maxAttendees), values.maxAttendees],
    [text(messages.language), isLanguage(language) ? languageName[language] : text(messages.bilingual)],
    [text(messages.status), intl.formatMessage(classStatusMessages[values.status])],
    [text(messages.instructor), values.instructorName],
    [text(messages.locationName), values.locationName],
    [text(messages.street1), values['address.street1']],
    [text(messages.street2), values['address.street2']],
    [text(messages.city), values['address.city']],
    [text(messages.state), values['address.state']],
    [text(messages.zip), values['address.zip']],
    [
      text(messages.days),
      daysOf(values)
        .map(
          ({ date, startTime, endTime }) =>
            `${formats.fullDate(date)}, ${formats.time(startTime)} – ${formats.time(endTime)}`,
        )
        .join('; '),
    ],
    [text(messages.notes), values.notes],
  ];
}
