import { FormattedMessage } from 'react-intl';

import { languageName } from '../../i18n/language';
import { categoryValues } from '../../schema/category.generated';
import { languageValues } from '../../schema/language.generated';
import { classMessages } from '../../ui/class.messages';
import { Shape } from '../../ui/Shape';
import { Skeleton } from '../../ui/Skeleton';

import bar from './BoardFilterBar.module.css';
import styles from './BoardSkeleton.module.css';
import { ClassCardSkeleton } from './ClassCardSkeleton';
import list from './ClassList.module.css';
import { scheduleMessages } from './schedule.messages';

/** The room of the filters, as wide as their words will be. */
export function FilterBarSkeleton() {
  return (
    <div className={bar.bar} aria-hidden="true">
      <div className={bar.group}>
        {[undefined, ...categoryValues].map((category) => (
          <span key={category ?? 'all'} className={`${bar.filter} ${styles.cell}`}>
            {category && <Shape name={category} className={bar.shape} />}
            <FormattedMessage {...(category ? classMessages[category] : scheduleMessages.all)} />
            <span className={bar.count}>0</span>
          </span>
        ))}
      </div>
      <div className={bar.teaching}>
        <span className={bar.label}>
          <FormattedMessage {...scheduleMessages.filterByLanguage} />
        </span>
        <div className={bar.group}>
          <span className={`${bar.filter} ${styles.cell}`}>
            <FormattedMessage {...scheduleMessages.anyLanguage} />
          </span>
          {languageValues.map((language) => (
            <span key={language} className={`${bar.filter} ${styles.cell}`}>
              {languageName[language]}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The room of the sentence about the time zone. */
export function ZoneSkeleton() {
  return (
    <div className={styles.onGround} aria-hidden="true">
      <Skeleton width="11rem" />
    </div>
  );
}

/** A first month of empty tags. */
export function ClassListSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={`${list.heading} ${styles.onGround}`}>
        <Skeleton width="9rem" />
      </div>
      <div className={list.list}>
        <ClassCardSkeleton />
        <ClassCardSkeleton />
        <ClassCardSkeleton />
      </div>
    </div>
  );
}
