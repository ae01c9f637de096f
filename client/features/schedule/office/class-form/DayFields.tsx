import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../../i18n/formats';
import { Button } from '../../../../ui/elements/Button';
import { Plus, X } from '../../../../ui/icons/office-icons';
import { isDate } from '../../../../ui/office/forms/is-date';
import { TextField } from '../../../../ui/forms/TextField';
import { classFormMessages as messages } from './class-form.messages';
import { dayField, dayParts, maxDays, type DayField, type DayPart, type DayValues } from './class-days';
import styles from './DayFields.module.css';
import { officeScheduleMessages } from '../office-schedule.messages';

const typeOf = { date: 'date', startTime: 'time', endTime: 'time' } as const;

interface DayFieldsProps {
  days: readonly DayValues[];
  fieldProps: (field: DayField) => { id: string; name: string; error: string | undefined };
  onChange: (index: number, part: DayPart, value: string) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** The days of a class, numbered in order. The last one cannot be removed. */
export function DayFields({ days, fieldProps, onChange, onAdd, onRemove }: DayFieldsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const weekdayOf = ({ date }: DayValues) =>
    isDate(date) && <span className={styles.weekday}>{formats.weekday(date)}</span>;
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.days}>
      {days.map((day, index) => (
        // A day has no id, only its position.
        <fieldset key={index} className={styles.day}>
          <legend className="visually-hidden">
            <FormattedMessage {...officeScheduleMessages.day} values={{ number: index + 1 }} />
            {isDate(day.date) && `, ${formats.weekday(day.date)}`}
          </legend>
          <span aria-hidden="true" className={styles.number}>
            <FormattedMessage {...officeScheduleMessages.day} values={{ number: index + 1 }} />
            {weekdayOf(day)}
          </span>
          <span aria-hidden="true" className={styles.shortNumber}>
            {index + 1}
            {weekdayOf(day)}
          </span>
          {dayParts.map((part) => (
            <TextField
              key={part}
              {...fieldProps(dayField(index, part))}
              type={typeOf[part]}
              label={intl.formatMessage(messages[part])}
              value={day[part]}
              onChange={(event) => onChange(index, part, event.target.value)}
            />
          ))}
          {days.length > 1 && (
            <button
              type="button"
              className={styles.remove}
              aria-label={intl.formatMessage(messages.removeDay, { number: index + 1 })}
              onClick={() => {
                onRemove(index);
                addButton.current?.focus();
              }}
            >
              <X className={styles.icon} />
              <span className={styles.removeText}>
                <FormattedMessage {...messages.remove} />
              </span>
            </button>
          )}
        </fieldset>
      ))}
      {days.length < maxDays && (
        <Button ref={addButton} size="small" block onClick={onAdd}>
          <Plus />
          <FormattedMessage {...messages.addDay} />
        </Button>
      )}
    </div>
  );
}
