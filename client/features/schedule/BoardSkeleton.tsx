import { FormattedMessage } from 'react-intl';

import { categoryValues } from '../../schema/category.generated';
import { classMessages } from '../../ui/classes/class.messages';
import { Shape } from '../../ui/elements/Shape';
import { Skeleton } from '../../ui/loading/Skeleton';

import { boardMessages } from './board.messages';
import bar from './BoardFilterBar.module.css';
import styles from './BoardSkeleton.module.css';
import { ClassCardSkeleton } from './ClassCardSkeleton';
import list from './ClassList.module.css';

const rows = [
  { message: boardMessages.anyLanguage, className: bar.row },
  { message: boardMessages.anyType, className: `${bar.row} ${bar.fullWidth}` },
  { message: boardMessages.anyCity, className: `${bar.row} ${bar.fullWidth} ${styles.onlyWide}` },
];

/** Placeholder for the filters, about as wide as their texts. */
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
      {rows.map(({ message, className }) => (
        <div key={message.id} className={className}>
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

/** Placeholder for the sentence about the time zone. */
export function ZoneSkeleton() {
  return (
    <div className={styles.onGround} aria-hidden="true">
      <Skeleton width="11rem" />
    </div>
  );
}

/** Skeleton cards for the first screen. */
export function ClassListSkeleton() {
  return (
    <div className={list.list} aria-hidden="true">
      <ClassCardSkeleton />
      <ClassCardSkeleton />
      <ClassCardSkeleton />
    </div>
  );
}
