import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { DateBlock } from '../../../ui/classes/DateBlock';
import { SeatMeter } from '../../../ui/classes/SeatMeter';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { pathTo } from '../../../paths';
import { LanguageAndPrice } from '../LanguageAndPrice';
import { copyDraft } from './booking-draft';
import { loadingMessages } from './class-loading.messages';
import { unavailableMessages } from './class-unavailable.messages';
import { DatedHours } from './DatedHours';
import type { OtherDates_classFragment } from './OtherDates.generated';
import styles from './OtherDates.module.css';
import type { OtherDatesState } from './use-other-dates';

const maxDates = 4;

interface OtherDatesProps {
  found: OtherDatesState;
  /** The class that cannot be booked; the values typed for it are copied to the chosen date. */
  except: { id: string; timeZone: string };
  limitedSeatsBelow: number;
}

/** The next bookable classes of the same type. */
export function OtherDates({ found, except, limitedSeatsBelow }: OtherDatesProps) {
  const { hasFailed, refetch } = found;
  const dates = found.dates?.slice(0, maxDates);
  return (
    <section className={styles.section} aria-labelledby="other-dates">
      <h2 id="other-dates">
        <FormattedMessage {...unavailableMessages.otherDates} />
      </h2>
      {!dates && !hasFailed && <OtherDatesLoading />}
      {!dates && hasFailed && (
        <div role="alert" className={styles.section}>
          <p>
            <FormattedMessage {...unavailableMessages.otherDatesNotLoaded} />
          </p>
          <div>
            <Button size="small" onClick={() => void refetch()}>
              <FormattedMessage {...loadingMessages.retry} />
            </Button>
          </div>
        </div>
      )}
      {dates?.length === 0 && (
        <p>
          <FormattedMessage {...unavailableMessages.noOtherDates} />
        </p>
      )}
      {dates && dates.length > 0 && (
        <>
          <p>
            <FormattedMessage {...unavailableMessages.chooseOther} />
          </p>
          <ul className={styles.list}>
            {dates.map((date) => (
              <li key={date.id} className={styles.item}>
                <OtherDate date={date} except={except} limitedSeatsBelow={limitedSeatsBelow} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface OtherDateProps extends Pick<OtherDatesProps, 'except' | 'limitedSeatsBelow'> {
  date: OtherDates_classFragment;
}

function OtherDate({ date, except, limitedSeatsBelow }: OtherDateProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const [firstDay] = date.days;
  if (!firstDay) return null;
  const place = localized(date.locationName, date.locationNameEs, language);
  return (
    <>
      <div className={styles.date}>
        <DateBlock date={firstDay.date} dayCount={date.days.length} />
      </div>
      <div className={styles.facts}>
        <DatedHours besideDateBlock days={date.days} />
        {date.timeZone !== except.timeZone && <p className={styles.zone}>{zoneName(date.timeZone)}</p>}
        <p>
          <strong>{place.text}</strong>, {date.address.city}
        </p>
        <LanguageAndPrice language={date.language} priceCents={date.priceCents} />
        <div className={styles.seats}>
          <SeatMeter
            maxAttendees={date.maxAttendees}
            seatsLeft={date.seatsLeft}
            limitedBelow={limitedSeatsBelow}
          />
        </div>
      </div>
      <div className={styles.action}>
        <ButtonLink
          block
          variant="primary"
          to={pathTo.book(date.id)}
          onClick={() => copyDraft(except.id, date.id)}
        >
          <span>
            <FormattedMessage {...unavailableMessages.bookThisDate} />{' '}
            <span className="visually-hidden">{formats.longDay(firstDay.date)}</span>
          </span>
        </ButtonLink>
      </div>
    </>
  );
}

function OtherDatesLoading() {
  const intl = useIntl();
  return (
    <div role="status" className={styles.section}>
      <span className="visually-hidden">{intl.formatMessage(unavailableMessages.loadingDates)}</span>
      <Skeleton height="9rem" />
    </div>
  );
}
