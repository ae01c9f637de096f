import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../../i18n/formats';
import { localized } from '../../../../i18n/localized';
import { useLocale } from '../../../../i18n/use-locale';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import type { HistoryEvent } from '../../../../ui/office/page/History';
import { instructionLanguageMessages } from '../../../../ui/office/texts/instruction-language.messages';
import { classEventMessages, classFieldMessages, classPageMessages as messages } from './class-page.messages';
import { classPath } from '../class-path';
import type { ClassHistoryQuery } from './ClassPage.generated';
import { useWallTime } from '../use-wall-time';

type ClassEvent = ClassHistoryQuery['classHistory'][number];
type FieldChange = ClassEvent['changes'][number];

/** An event of a class as text. */
export function useClassEvent(): (event: ClassEvent) => HistoryEvent {
  const intl = useIntl();
  const change = useChangeText();
  return ({ id, kind, at, actorName, changes, told, copies, fromClassId }) => ({
    key: id,
    at,
    what:
      kind === 'copied'
        ? intl.formatMessage(messages.copied, { count: copies ?? 1 })
        : intl.formatMessage(classEventMessages[kind]),
    details: [
      ...changes.map(change),
      ...(told === null ? [] : [intl.formatMessage(messages.told, { count: told })]),
    ],
    by:
      fromClassId === null
        ? actorName
        : [
            actorName,
            <Link key="original" className="tap-area" to={classPath(fromClassId)}>
              {intl.formatMessage(messages.original)}
            </Link>,
          ],
  });
}

/** 'Max attendees: 20 → 12'; only the field's name if the audit log has no values. */
function useChangeText(): (change: FieldChange) => string {
  const intl = useIntl();
  const valueOf = useFieldValue();
  return ({ field, before, beforeEs, after, afterEs }) => {
    const label = intl.formatMessage(classFieldMessages[field]);
    if (before === null || after === null) return label;
    const now = valueOf(field, after, before, afterEs);
    if (before !== after)
      return intl.formatMessage(messages.beforeNow, {
        field: label,
        before: valueOf(field, before, after, beforeEs),
        now,
      });
    // The same record: its name or address was changed in the class.
    return isOfRecord(field) ? intl.formatMessage(messages.now, { field: label, now }) : label;
  };
}

const isOfRecord = (field: FieldChange['field']) => field === 'place' || field === 'instructor';

/** @returns a function of a value, the one that it replaces or is replaced by, and its Spanish name */
function useFieldValue(): (
  field: FieldChange['field'],
  value: string,
  other: string,
  spanish: string | null,
) => string {
  const intl = useIntl();
  const formats = useFormats();
  const wallTime = useWallTime();
  const { language: reader } = useLocale();
  return (field, value, other, spanish) => {
    switch (field) {
      case 'price':
        return formats.money(Number(value));
      case 'days': {
        // Entries of earlier versions have no number of days.
        const [date = '', startTime = '', count] = value.split(/[T/]/);
        const start = wallTime({ date, startTime });
        return count === undefined || other.endsWith(`/${count}`)
          ? start
          : intl.formatMessage(messages.startAndDays, { start, count: Number(count) });
      }
      case 'language': {
        const language = instructionLanguageValues.find((each) => each === value);
        return language ? intl.formatMessage(instructionLanguageMessages[language]) : value;
      }
      case 'instructor':
        return value === '' ? intl.formatMessage(messages.nobody) : value;
      case 'classType':
      case 'place':
        return localized(value, spanish, reader).text;
      default:
        return value;
    }
  };
}
