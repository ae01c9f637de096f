import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { LanguageBadge } from '../../../ui/classes/LanguageBadge';
import type { ListedEntry } from './listed-entries';
import type { ListedItem } from './listed-items';
import styles from './MyBookings.module.css';

/** Days, venue and language of a class. */
export function MyClass({ classInstance }: Pick<ListedItem | ListedEntry, 'classInstance'>) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  return (
    <>
      {classInstance.days.map((day) => (
        <p key={day.dayNumber} className={styles.sentence}>
          <strong>{formats.fullDate(day.date)}</strong>,{' '}
          <span className={styles.time}>
            {formats.time(day.startTime)} – {formats.time(day.endTime)}
          </span>
        </p>
      ))}
      <p className={styles.sentence}>{zoneName(classInstance.timeZone)}</p>
      <p>
        {place.text}, {classInstance.address.city}
      </p>
      <p>
        <LanguageBadge language={classInstance.language} />
      </p>
    </>
  );
}
