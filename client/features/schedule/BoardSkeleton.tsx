import { FormattedMessage } from 'react-intl';

import { categoryValues } from '../../schema/category.generated';
import { classMessages } from '../../ui/class.messages';
import { Shape } from '../../ui/Shape';
import { Skeleton } from '../../ui/Skeleton';

import { boardMessages } from './board.messages';
import bar from './BoardFilterBar.module.css';
import styles from './BoardSkeleton.module.css';
import { ClassCardSkeleton } from './ClassCardSkeleton';
import list from './ClassList.module.css';

/** Class types, cities, languages. */
const rows = [boardMessages.anyType, boardMessages.anyCity, boardMessages.anyLanguage];

/** The room of the filters, as wide as their words will be. */
export function FilterBarSkeleton() {
  return (
    <div className={bar.bar} aria-hidden="true">
      <div className={bar.row}>
        {[undefined, ...categoryValues].map((category) => (
          <span key={category ?? 'all'} className={`${bar.item} ${bar.grows}`}>
            <span className={`${bar.choice} ${styles.cell}`}>
              {category && <Shape name={category} className={bar.shape} />}
              <FormattedMessage {...(category ? classMessages[category] : boardMessages.all)} />
              <span className={bar.count}>0</span>
            </span>
          </span>
        ))}
      </div>
      {rows.map((message) => (
        <div key={message.id} className={bar.row}>
          <span className={bar.item}>
            <span className={`${bar.choice} ${styles.cell}`}>
              <FormattedMessage {...message} />
            </span>
          </span>
        </div>
      ))}
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

/** A first screen of empty tags. */
export function ClassListSkeleton() {
  return (
    <div className={list.list} aria-hidden="true">
      <ClassCardSkeleton />
      <ClassCardSkeleton />
      <ClassCardSkeleton />
    </div>
  );
}
