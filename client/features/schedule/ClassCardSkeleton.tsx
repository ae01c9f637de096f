import { Skeleton } from '../../ui/loading/Skeleton';
import card from './ClassCard.module.css';
import styles from './ClassCardSkeleton.module.css';
import row from './ClassDate.module.css';

/** A card with placeholder lines of the same size, to avoid a layout shift. */
export function ClassCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.type}>
        <div className={styles.band} />
        <div className={card.about}>
          <div className={card.name}>
            <Skeleton width="80%" />
          </div>
          <Skeleton width="45%" />
          <Skeleton width="90%" />
        </div>
        <Skeleton height="var(--control)" />
      </div>
      <div className={card.dates}>
        <DateSkeleton />
        <DateSkeleton />
      </div>
    </div>
  );
}

function DateSkeleton() {
  return (
    <div className={`${card.item} ${row.row}`}>
      <div className={`${row.date} ${styles.date}`}>
        <Skeleton width="70%" />
        <Skeleton width="2.5rem" height="var(--fs-num)" />
        <Skeleton width="60%" />
      </div>
      <div className={row.facts}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
      <div className={row.room}>
        <Skeleton width="4.5rem" height="1.75rem" />
      </div>
      <div className={row.action}>
        <Skeleton height="var(--control)" />
      </div>
    </div>
  );
}
