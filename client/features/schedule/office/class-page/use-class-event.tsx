import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../../i18n/formats';
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
  return ({ field, before, after }) => {
    const label = intl.formatMessage(classFieldMessages[field]);
    if (before === null || after === null || before === after) return label;
    return intl.formatMessage(messages.beforeNow, {
      field: label,
      before: valueOf(field, before, after),
      now: valueOf(field, after, before),
    });
  };
}

/** @returns a function of a value and the one that it replaces or is replaced by */
function useFieldValue(): (field: FieldChange['field'], code: string, other: string) => string {
  const intl = useIntl();
  const formats = useFormats();
  const wallTime = useWallTime();
  return (field, code, other) => {
    switch (field) {
      case 'price':
        return formats.money(Number(code));
      case 'days': {
        // Entries of earlier versions have no number of days.
        const [date = '', startTime = '', count] = code.split(/[T/]/);
        const start = wallTime({ date, startTime });
        return count === undefined || other.endsWith(`/${count}`)
          ? start
          : intl.formatMessage(messages.startAndDays, { start, count: Number(count) });
      }
      case 'language': {
        const language = instructionLanguageValues.find((each) => each === code);
        return language ? intl.formatMessage(instructionLanguageMessages[language]) : code;
      }
      default:
        return code;
    }
  };
}
