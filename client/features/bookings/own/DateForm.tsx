import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Failure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { Banner } from '../../../ui/elements/Banner';
import { Button } from '../../../ui/elements/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { FieldError } from '../../../ui/forms/FieldError';
import { Notice } from '../../../ui/elements/Notice';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { useZoneName } from '../../../i18n/zone-name';
import type { OtherDates_classFragment } from '../book/OtherDates.generated';
import type { OtherDatesState } from '../book/use-other-dates';
import { DateChoice } from './DateChoice';
import { NotLoaded } from './NotLoaded';
import { ownMessages as messages } from './own-booking.messages';
import { KeepButton, OwnPanel } from './OwnPanel';
import styles from './OwnBooking.module.css';

const datesAtFirst = 5;

interface DateFormProps {
  heading: ReactNode;
  /** The deadline; null if there is none, because the class is cancelled. */
  until: string | null;
  /** Of the current date; dates in another one name theirs. */
  timeZone: string;
  /** Whether seats can be cancelled now, which ends with a move to a date that is near. */
  isCancellable: boolean;
  /** How the date is moved. */
  explanation: ReactNode;
  moveLabel: ReactNode;
  otherDates: OtherDatesState;
  /** Displayed if there are none. */
  noDates: ReactNode;
  /** Takes the focus. */
  failure: Failure | undefined;
  failureText: ReactNode;
  isBusy: boolean;
  onMove: (classInstanceId: string) => void;
  onClose: () => void;
}

/** Chooses one of the other dates of a class. */
export function DateForm({
  heading,
  until,
  timeZone,
  isCancellable,
  explanation,
  moveLabel,
  otherDates: { dates: found, hasFailed, refetch },
  noDates,
  failure,
  failureText,
  isBusy,
  onMove,
  onClose,
}: DateFormProps) {
  const intl = useIntl();
  const deadlineValues = useDeadlineValues();
  const zoneName = useZoneName();
  const [chosen, setChosen] = useState<OtherDates_classFragment>();
  const [attempt, setAttempt] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  // If the response to a move was lost, the same move can be sent again, even if the booking may have been moved already.
  const sent = failure && isLost(failure) && !found?.some(({ id }) => id === chosen?.id) ? chosen : undefined;
  const open = sent && found ? [sent, ...found] : found;
  const failureBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be a screen below.
    if (failure) failureBox.current?.focus();
  }, [failure]);
  const firstHidden = useRef<string>(undefined);
  useEffect(() => {
    // The button that was pressed is gone.
    if (showsAll) document.getElementById(`date-${firstHidden.current}`)?.focus();
  }, [showsAll]);
  const showAll = () => {
    firstHidden.current = open?.at(datesAtFirst)?.id;
    setShowsAll(true);
  };
  const dates = showsAll ? open : open?.slice(0, datesAtFirst);
  const target = open?.find(({ id }) => id === chosen?.id);
  const openedAt = useOpenedAt();
  const endsCancelling = isCancellable && target && Date.parse(target.refundDeadline) < openedAt;
  const isMissing = attempt > 0 && target === undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (target === undefined) setAttempt((count) => count + 1);
    else onMove(target.id);
  };
  return (
    <OwnPanel heading={heading}>
      <p>
        {until === null ? (
          <FormattedMessage {...messages.moveFree} />
        ) : (
          <FormattedMessage {...messages.moveUntil} values={deadlineValues(until, timeZone)} />
        )}{' '}
        {explanation}
      </p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ErrorSummary
          errors={
            isMissing && dates?.[0]
              ? [{ fieldId: `date-${dates[0].id}`, message: intl.formatMessage(messages.chooseDate) }]
              : []
          }
          attempt={attempt}
        />
        <div ref={failureBox} tabIndex={-1}>
          <Banner>{failure && failureText}</Banner>
        </div>
        {!open && !hasFailed && (
          <div role="status">
            <span className="visually-hidden">{intl.formatMessage(messages.datesLoading)}</span>
            <Skeleton height="9rem" />
          </div>
        )}
        {!open && (
          <NotLoaded hasFailed={hasFailed} onRetry={refetch} next="[name=date], button">
            <FormattedMessage {...messages.datesFailed} />
          </NotLoaded>
        )}
        {open?.length === 0 && <p role="status">{noDates}</p>}
        {dates && dates.length > 0 && (
          <fieldset className={styles.dates} aria-describedby={isMissing ? 'date-error' : undefined}>
            <legend>
              <FormattedMessage {...messages.dates} />
            </legend>
            {isMissing && (
              <FieldError id="date-error">
                <FormattedMessage {...messages.chooseDate} />
              </FieldError>
            )}
            {dates.map((date) => (
              <DateChoice
                key={date.id}
                date={date}
                withZone={zoneName(date.timeZone) !== zoneName(timeZone)}
                isChosen={date.id === chosen?.id}
                onChoose={() => setChosen(date)}
              />
            ))}
          </fieldset>
        )}
        {open && dates && open.length > dates.length && (
          <Button block onClick={showAll}>
            <FormattedMessage {...messages.moreDates} />
          </Button>
        )}
        {endsCancelling && (
          <Notice live="status">
            <FormattedMessage {...messages.endsCancelling} />
          </Notice>
        )}
        <div className={styles.buttons}>
          {open && open.length > 0 && (
            <Button
              type="submit"
              block
              variant="primary"
              busy={isBusy}
              busyLabel={<FormattedMessage {...messages.moving} />}
            >
              {moveLabel}
            </Button>
          )}
          <KeepButton onClose={onClose} />
        </div>
      </form>
    </OwnPanel>
  );
}
