import { FormattedMessage } from 'react-intl';

import { classMessages } from './class.messages';
import styles from './SeatMeter.module.css';
import { Shape } from './Shape';

interface SeatMeterProps {
  maxAttendees: number;
  seatsLeft: number;
  /** Fewer seats left than this, and more than none, is warned about. */
  limitedBelow: number;
}

// More squares than this cannot be counted at a glance: a bar stands for them.
const mostPips = 20;

/** Seats as squares, a filled one is taken; always with the words. */
export function SeatMeter({ maxAttendees, seatsLeft, limitedBelow }: SeatMeterProps) {
  const left = Math.max(0, seatsLeft);
  // The office may lower the capacity below what is booked: full, never more than full.
  const taken = Math.max(0, maxAttendees - left);
  const state = left === 0 ? 'full' : left < limitedBelow ? 'limited' : 'open';
  return (
    <div className={styles.seats} data-state={state}>
      {maxAttendees <= mostPips ? (
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: maxAttendees }, (_, seat) => (
            <i key={seat} className={seat < taken ? `${styles.pip} ${styles.taken}` : styles.pip} />
          ))}
        </span>
      ) : (
        <span className={styles.bar} aria-hidden="true">
          <i className={styles.fill} style={{ inlineSize: `${(taken / maxAttendees) * 100}%` }} />
        </span>
      )}
      <SeatWords state={state} left={left} maxAttendees={maxAttendees} />
    </div>
  );
}

interface SeatWordsProps {
  state: 'full' | 'limited' | 'open';
  left: number;
  maxAttendees: number;
}

function SeatWords({ state, left, maxAttendees }: SeatWordsProps) {
  if (state === 'full') {
    return (
      <p className={styles.words}>
        <span className={styles.full}>
          <FormattedMessage {...classMessages.full} />
        </span>{' '}
        <s aria-hidden="true">
          <FormattedMessage {...classMessages.seats} values={{ count: maxAttendees }} />
        </s>
      </p>
    );
  }
  return (
    <p className={styles.words}>
      {state === 'limited' && <Shape name="warning" className={styles.warning} />}
      <FormattedMessage {...classMessages.seatsLeft} values={{ count: left }} />
    </p>
  );
}
