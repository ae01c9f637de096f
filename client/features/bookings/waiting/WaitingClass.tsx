import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { DatedHours } from '../book/DatedHours';
import styles from './Waiting.module.css';
import type { WaitingClass_classFragment } from './WaitingClass.generated';

/** Which class it is about: its name, its days and where it is held. */
export function WaitingClass({ shown }: { shown: WaitingClass_classFragment }) {
  const { language } = useLocale();
  const name = localized(shown.name, shown.nameEs, language);
  const place = localized(shown.locationName, shown.locationNameEs, language);
  return (
    <div className={styles.class}>
      <p className={styles.name} lang={name.lang}>
        {name.text}
      </p>
      <DatedHours days={shown.days} />
      <p>
        {place.text}, {shown.address.city}
      </p>
    </div>
  );
}
