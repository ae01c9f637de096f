import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { classMessages } from './class.messages';
import styles from './SeatMeter.module.css';
import { Shape } from '../elements/Shape';

interface SeatsLeftProps {
  /** At least one. */
  seatsLeft: number;
  /** Below this number of seats left, a warning is displayed. */
  limitedBelow: number;
  /** Above the text. */
  children?: ReactNode;
}

/** The number of seats left as text, with a warning if they are few. */
export function SeatsLeft({ seatsLeft, limitedBelow, children }: SeatsLeftProps) {
  const isLimited = seatsLeft < limitedBelow;
  return (
    <div className={styles.seats} data-state={isLimited ? 'limited' : 'open'}>
      {children}
      <p className={styles.text}>
        {isLimited && <Shape name="warning" className={styles.warning} />}
        <FormattedMessage {...classMessages.seatsLeft} values={{ count: seatsLeft }} />
      </p>
    </div>
  );
}
