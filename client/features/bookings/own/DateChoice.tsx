import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { LanguageBadge } from '../../../ui/classes/LanguageBadge';
import type { OtherDates_classFragment } from '../book/OtherDates.generated';
import { ownMessages as messages } from './own-booking.messages';
import styles from './OwnBooking.module.css';

interface DateChoiceProps {
  date: OtherDates_classFragment;
  withZone: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A date that a booking can be moved to; the whole card is clickable. */
export function DateChoice({ date, withZone, isChosen, onChoose }: DateChoiceProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const place = localized(date.locationName, date.locationNameEs, language);
  return (
    <label className={styles.date} htmlFor={`date-${date.id}`}>
      <input type="radio" name="date" id={`date-${date.id}`} checked={isChosen} onChange={onChoose} />
      <span className={styles.facts}>
        {date.days.map((day) => (
          <span key={day.dayNumber}>
            <strong>{formats.shortDay(day.date)}</strong>,{' '}
            <span className={styles.time}>
              {formats.time(day.startTime)} – {formats.time(day.endTime)}
            </span>
          </span>
        ))}
        {withZone && <span className={styles.zone}>{zoneName(date.timeZone)}</span>}
        <span>
          {place.text}, {date.address.city}
        </span>
        <span className={styles.room}>
          <LanguageBadge language={date.language} />{' '}
          <FormattedMessage {...messages.seatsLeft} values={{ count: date.seatsLeft }} />
        </span>
      </span>
    </label>
  );
}
