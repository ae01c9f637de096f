import { FormattedMessage } from 'react-intl';

import { classMessages } from './class.messages';
import styles from './SeatMeter.module.css';
import { SeatsLeft } from './SeatsLeft';

interface SeatMeterProps {
  maxAttendees: number;
  seatsLeft: number;
  /** As of SeatsLeft. */
  limitedBelow: number;
}

// More squares than this cannot be counted at a glance, so a bar replaces them.
const maxPips = 20;

/** Seats as squares, filled if taken; always with text. */
export function SeatMeter({ maxAttendees, seatsLeft, limitedBelow }: SeatMeterProps) {
  const left = Math.max(0, seatsLeft);
  // The capacity may be below the number of booked seats: the class is then full.
  const taken = Math.max(0, maxAttendees - left);
  const meter =
    maxAttendees <= maxPips ? (
      <Pips count={maxAttendees} taken={taken} />
    ) : (
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.fill} width={`${(taken / maxAttendees) * 100}%`} height="100%" />
      </svg>
    );
  if (left > 0)
    return (
      <SeatsLeft seatsLeft={left} limitedBelow={limitedBelow}>
        {meter}
      </SeatsLeft>
    );
  return (
    <div className={styles.seats} data-state="full">
      {meter}
      <p className={styles.text}>
        <span className={styles.full}>
          <FormattedMessage {...classMessages.full} />
        </span>{' '}
        <s aria-hidden="true">
          <FormattedMessage {...classMessages.seats} values={{ count: maxAttendees }} />
        </s>
      </p>
    </div>
  );
}

// Pixels: a square with its border, and the gap after it.
const pipSize = 11;
const pitch = 14;
const pipsInRow = 10;

/** One SVG instead of an element per seat, because a board has hundreds. */
function Pips({ count, taken }: { count: number; taken: number }) {
  const width = Math.min(count, pipsInRow) * pitch - (pitch - pipSize);
  const height = Math.ceil(count / pipsInRow) * pitch - (pitch - pipSize);
  return (
    <svg
      className={styles.pips}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
    >
      <path className={styles.taken} d={squares(0, taken)} />
      <path className={styles.free} d={squares(taken, count)} />
    </svg>
  );
}

/** The squares of a range (end exclusive). Half of the border is outside of the path. */
function squares(from: number, to: number): string {
  const side = pipSize - 2;
  return Array.from({ length: to - from }, (_, index) => {
    const x = ((from + index) % pipsInRow) * pitch + 1;
    const y = Math.floor((from + index) / pipsInRow) * pitch + 1;
    return `M${x} ${y}h${side}v${side}h-${side}z`;
  }).join('');
}
