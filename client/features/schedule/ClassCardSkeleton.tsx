import { FormattedMessage } from 'react-intl';

import { Cell, TitleBlock } from '../../ui/TitleBlock';
import { Skeleton } from '../../ui/Skeleton';
import card from './ClassCard.module.css';
import styles from './ClassCardSkeleton.module.css';
import { scheduleMessages } from './schedule.messages';

/** An empty tag with the lines of a real one, so that nothing moves when the classes are there. */
export function ClassCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={`${card.band} ${styles.band}`} />
      <div className={`${card.date} ${styles.date}`}>
        <Skeleton width="70%" />
        <Skeleton width="3rem" height="var(--fs-num)" />
        <Skeleton width="60%" />
      </div>
      <div className={card.text}>
        <div className={card.main}>
          <div className={card.name}>
            <Skeleton width="80%" />
          </div>
          <Skeleton width="45%" />
        </div>
        <div className={card.description}>
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <TitleBlock className={card.cells}>
        <Cell label={<FormattedMessage {...scheduleMessages.time} />}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Cell>
        <Cell label={<FormattedMessage {...scheduleMessages.place} />}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Cell>
        <Cell label={<FormattedMessage {...scheduleMessages.taughtIn} />}>
          <Skeleton width="4.5rem" height="2rem" />
        </Cell>
        <Cell label={<FormattedMessage {...scheduleMessages.price} />}>
          <Skeleton width="3.5rem" height="1.75rem" />
        </Cell>
      </TitleBlock>
      <div className={card.foot}>
        <Skeleton width="8.75rem" height="0.75rem" />
        <Skeleton width="50%" />
        <Skeleton height="var(--control)" />
      </div>
    </div>
  );
}
