import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CopyClassInput } from '../../../../graphql/schema.generated';
import { useFormats } from '../../../../i18n/formats';
import { officeToday } from '../../../../i18n/office/office-zone';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { Shape } from '../../../../ui/elements/Shape';
import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { holidayMessages } from '../holiday.messages';
import { classCopyMessages as messages } from './class-copy.messages';
import { classFormMessages } from '../class-form/class-form.messages';
import styles from './ClassCopyForm.module.css';
import { useClassCopyPlanQuery } from '../class-page/ClassPage.generated';
import { holidaysOf, type CopyPlan, type PlannedHoliday } from './copy-plan';
import { useClassName } from '../use-class-name';

interface CopyPreviewProps {
  /** Must be stable while nothing changes; undefined while the values are incomplete. */
  input: CopyClassInput | undefined;
  onKeep: (date: string, isKept: boolean) => void;
  /** @param count the number of planned copies; 0 while unknown */
  onPlanned: (count: number) => void;
}

/** Debounce of the preview in milliseconds. */
const debounceMs = 300;

/** The dates of the copies as the server would schedule them, with holidays and conflicts. */
export function CopyPreview({ input, onKeep, onPlanned }: CopyPreviewProps) {
  const debouncedInput = useDebounced(input, debounceMs);
  const { data, previousData, error, refetch } = useClassCopyPlanQuery({
    variables: { input: debouncedInput ?? { id: '', firstDate: '' } },
    skip: debouncedInput === undefined,
    // Another admin may be scheduling at the same time.
    fetchPolicy: 'network-only',
  });
  const plan = (debouncedInput && (data ?? previousData))?.classCopyPlan;
  const count = plan?.copies.length ?? 0;
  useEffect(() => onPlanned(count), [onPlanned, count]);

  if (!input) return null;
  return (
    <>
      <LoadFailed onRetry={refetch} loading={!plan && <FormattedMessage {...messages.planning} />}>
        {error && <FormattedMessage {...messages.planFailed} />}
      </LoadFailed>
      {!error && plan && (
        <PlannedCopies
          plan={plan}
          lacksSome={count < (debouncedInput?.count ?? 1)}
          isStale={data === undefined}
          onKeep={onKeep}
        />
      )}
    </>
  );
}

interface PlannedCopiesProps {
  plan: CopyPlan;
  /** There are fewer copies than requested. */
  lacksSome: boolean;
  isStale: boolean;
  onKeep: CopyPreviewProps['onKeep'];
}

function PlannedCopies({ plan, lacksSome, isStale, onKeep }: PlannedCopiesProps) {
  const holidays = holidaysOf(plan);
  return (
    <>
      {holidays.length > 0 && (
        <fieldset className={styles.holidays}>
          <legend>
            <FormattedMessage {...messages.holidays} />
          </legend>
          <p className={styles.intro}>
            <FormattedMessage {...messages.holidaysHint} />
          </p>
          {holidays.map((each) => (
            <HolidayBox key={each.date} holiday={each} onKeep={onKeep} />
          ))}
        </fieldset>
      )}
      <section className={styles.dates} aria-labelledby="copy-dates" aria-busy={isStale || undefined}>
        <h3 id="copy-dates">
          <FormattedMessage {...messages.planned} />
        </h3>
        <div role="status">
          {lacksSome && (
            <p className={styles.warning}>
              <Shape name="warning" />
              <FormattedMessage {...messages.tooFew} values={{ count: plan.copies.length }} />
            </p>
          )}
        </div>
        <ol className={styles.copies}>
          {plan.copies.map((copy) => (
            <Copy key={copy.days[0]?.date} copy={copy} />
          ))}
        </ol>
      </section>
    </>
  );
}

interface HolidayBoxProps {
  holiday: PlannedHoliday;
  onKeep: CopyPreviewProps['onKeep'];
}

function HolidayBox({ holiday: { date, holiday, isObserved, isSkipped }, onKeep }: HolidayBoxProps) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Checkbox
      id={`copy-skip-${date}`}
      label={
        <FormattedMessage
          {...(isObserved ? messages.skipObserved : messages.skip)}
          values={{ holiday: intl.formatMessage(holidayMessages[holiday]), date: formats.fullDate(date) }}
        />
      }
      checked={isSkipped}
      onChange={({ target }) => onKeep(date, !target.checked)}
    />
  );
}

function Copy({ copy: { days, clashes } }: { copy: CopyPlan['copies'][number] }) {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const firstDate = days[0]?.date ?? '';
  const textOf = (clash: CopyPlan['copies'][number]['clashes'][number]) => {
    const { classInstanceId, instructorName } = clash;
    const name = classInstanceId === null ? intl.formatMessage(messages.ownClash) : className(clash).text;
    const date = formats.longDay(clash.date);
    return instructorName === null
      ? intl.formatMessage(classFormMessages.clash, { name, date })
      : intl.formatMessage(classFormMessages.instructorClash, { name: instructorName, course: name, date });
  };
  return (
    <li className={styles.copy}>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day.date}>
            <time dateTime={day.date}>{formats.fullDate(day.date)}</time>{' '}
            <span className={styles.hours}>
              {formats.time(day.startTime)} – {formats.time(day.endTime)}
            </span>
          </li>
        ))}
      </ul>
      {firstDate < officeToday() && (
        <p className={styles.warning}>
          <Shape name="warning" />
          <FormattedMessage {...classFormMessages.inPast} values={{ date: formats.fullDate(firstDate) }} />
        </p>
      )}
      {clashes.map((clash) => (
        <p key={JSON.stringify(clash)} className={styles.warning}>
          <Shape name="warning" />
          <span>{textOf(clash)}</span>
        </p>
      ))}
    </li>
  );
}
