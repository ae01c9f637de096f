import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { Button } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { FieldError } from '../../../ui/FieldError';
import { Skeleton } from '../../../ui/Skeleton';
import { useOtherDates } from '../book/use-other-dates';
import { DateChoice } from './DateChoice';
import { useOwnBookingMoveMutation } from './OwnBooking.generated';
import { ownMessages as messages } from './own-booking.messages';
import { NotLoaded } from './NotLoaded';
import { OwnFailure } from './OwnFailure';
import { KeepButton, OwnPanel } from './OwnPanel';
import type { PanelProps } from './panel-props';
import styles from './OwnPanel.module.css';
import { useOwnChange } from './use-own-change';

const datesAtFirst = 5;

/** Chooses one of the bookable classes of the same type. */
export function MovePanel({ booking, onDone, onDeadlinePassed, onClose }: PanelProps) {
  const intl = useIntl();
  const formats = useFormats();
  const zoneName = useZoneName();
  const { id: bookingId, classInstance: current } = booking;
  const [move] = useOwnBookingMoveMutation();
  const { dates: open, hasFailed, refetch } = useOtherDates(current.classTypeId, current.id);
  const { isBusy, failure, send } = useOwnChange({ onDone, onDeadlinePassed });
  const [chosen, setChosen] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const dates = showsAll ? open : open?.slice(0, datesAtFirst);
  const target = open?.find(({ id }) => id === chosen)?.id;
  const isMissing = attempt > 0 && target === undefined;
  const { until } = booking.options.move;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (target === undefined) {
      setAttempt((count) => count + 1);
      return;
    }
    let newDates: ReturnType<typeof refetch> | undefined;
    void send(
      { bookingId, target },
      async (idempotencyKey) => {
        try {
          const input = { bookingId, classInstanceId: target, idempotencyKey };
          return (await move({ variables: { input } })).data?.moveOwnBooking;
        } catch (refused) {
          // Whatever the failure, the dates may have changed.
          newDates = refetch();
          newDates.catch(() => undefined);
          throw refused;
        }
      },
      async () => {
        const nodes = (await newDates?.catch(() => undefined))?.data?.upcomingClasses.nodes;
        return nodes !== undefined && !nodes.some(({ id }) => id === target);
      },
    );
  };

  return (
    <OwnPanel heading={<FormattedMessage {...messages.moveHeading} />}>
      <p>
        {until === null ? (
          <FormattedMessage {...messages.moveFree} />
        ) : (
          <FormattedMessage
            {...messages.moveUntil}
            values={{
              deadline: formats.nearInstant(until, current.timeZone),
              zone: zoneName(current.timeZone),
              strong: (chunks) => <strong>{chunks}</strong>,
            }}
          />
        )}{' '}
        <FormattedMessage {...messages.moveHow} />
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
        <OwnFailure failure={failure} />
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
        {open?.length === 0 && (
          <p role="status">
            <FormattedMessage {...messages.noDates} />
          </p>
        )}
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
                isChosen={date.id === chosen}
                onChoose={() => setChosen(date.id)}
              />
            ))}
          </fieldset>
        )}
        {open && dates && open.length > dates.length && (
          <Button block onClick={() => setShowsAll(true)}>
            <FormattedMessage {...messages.moreDates} />
          </Button>
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
              <FormattedMessage {...messages.move} />
            </Button>
          )}
          <KeepButton onClose={onClose} />
        </div>
      </form>
    </OwnPanel>
  );
}
