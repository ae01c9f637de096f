import { useDeferredValue } from 'react';

import { useFormats } from '../../i18n/formats';
import { useZoneName } from '../../i18n/zone-name';
import { ClassCard } from './ClassCard';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassList.module.css';
import { groupByMonth } from './group-by-month';

/** More than a phone shows. */
const drawnFirst = 6;

interface ClassListProps {
  /** What is shown, in date order. */
  classes: readonly ClassCard_classFragment[];
  /** All that is loaded: where another date of the same class may be. */
  allClasses: readonly ClassCard_classFragment[];
  limitedBelow: number;
  /**
   * Draws the first ones, and the rest in small steps after them, so that a cheap phone answers a finger meanwhile. Not for
   * somebody who comes back: the browser looks for the place where they were at once.
   */
  inSteps: boolean;
}

/** The tags on the board, under their months as soon as there is more than one. */
export function ClassList({ classes, allClasses, limitedBelow, inSteps }: ClassListProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const isComplete = useDeferredValue(true, !inSteps);
  const months = groupByMonth(isComplete ? classes : classes.slice(0, drawnFirst));
  const severalMonths = groupByMonth(classes).length > 1;
  const severalZones = new Set(allClasses.map((each) => zoneName(each.timeZone))).size > 1;
  return months.map((month) => (
    <div key={month.date} className={styles.month}>
      {severalMonths && <h3 className={styles.heading}>{formats.monthAndYear(month.date)}</h3>}
      <ul className={styles.list}>
        {month.classes.map((each) => (
          <li key={each.id} className={styles.item}>
            <ClassCard
              classInstance={each}
              headingLevel={severalMonths ? 4 : 3}
              limitedBelow={limitedBelow}
              withZone={severalZones}
              hasOtherDates={allClasses.some(
                (other) =>
                  other.classTypeId === each.classTypeId && other.id !== each.id && other.seatsLeft > 0,
              )}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
