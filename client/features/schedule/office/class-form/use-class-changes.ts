import { useIntl } from 'react-intl';

import { centsOf } from '../../../../i18n/office/dollars';
import { useFormats } from '../../../../i18n/formats';
import { localized } from '../../../../i18n/localized';
import { useLocale } from '../../../../i18n/use-locale';
import { changesBetween, type FieldChange } from '../../../../ui/office/forms/form-changes';
import { daysOf } from './class-days';
import { classFacts, type ClassValues } from './class-form';
import { classFormMessages as messages } from './class-form.messages';
import type { ClassTypeChoice } from '../use-class-types';

/** Without ids of venue and instructor: their texts are compared. */
const shownFacts = {
  ...classFacts,
  names: classFacts.names.filter((name) => name !== 'venueId' && name !== 'instructorId'),
};

/** The differences between two versions of a class, as texts. */
export function useClassChanges(
  types: readonly ClassTypeChoice[],
): (before: ClassValues, now: ClassValues) => FieldChange[] {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const typeName = (id: string) => {
    const type = types.find((each) => each.id === id);
    return type ? localized(type.name, type.nameEs, language).text : '';
  };
  const daysText = (values: ClassValues) =>
    daysOf(values)
      .map(
        ({ date, startTime, endTime }) =>
          `${formats.fullDate(date)}, ${formats.time(startTime)} – ${formats.time(endTime)}`,
      )
      .join('; ');
  return (before, now) => {
    const days = { label: intl.formatMessage(messages.days), before: daysText(before), now: daysText(now) };
    return [
      ...changesBetween(intl, shownFacts, before, now, {
        classTypeId: typeName,
        priceCents: (dollars) => {
          const cents = centsOf(dollars);
          return cents === undefined ? dollars : formats.money(cents);
        },
      }),
      ...(days.before === days.now ? [] : [days]),
    ];
  };
}
