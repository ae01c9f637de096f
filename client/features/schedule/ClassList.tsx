import { useDeferredValue } from 'react';

import { useZoneName } from '../../i18n/zone-name';
import { ClassCard } from './ClassCard';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassList.module.css';
import { firstOfBoard, type ClassesOfType } from './group-by-type';

interface ClassListProps {
  /** What is shown, by class type. */
  types: readonly ClassesOfType<ClassCard_classFragment>[];
  /** All that is loaded: where another date of the same class type may be. */
  allClasses: readonly ClassCard_classFragment[];
  limitedBelow: number;
  /**
   * Draws the first ones, and the rest in small steps after them, so that a cheap phone answers a finger meanwhile. Not for
   * somebody who comes back: the browser looks for the place where they were at once.
   */
  inSteps: boolean;
}

/** The tags on the board: one for each class type, with its dates. */
export function ClassList({ types, allClasses, limitedBelow, inSteps }: ClassListProps) {
  const zoneName = useZoneName();
  const isComplete = useDeferredValue(true, !inSteps);
  const severalZones = new Set(allClasses.map((each) => zoneName(each.timeZone))).size > 1;
  return (
    <ul className={styles.list}>
      {(isComplete ? types : firstOfBoard(types)).map((type) => (
        <li key={type.classTypeId} className={styles.item}>
          <ClassCard
            classes={type.classes}
            limitedBelow={limitedBelow}
            withZone={severalZones}
            hasOtherDates={allClasses.some(
              (other) =>
                other.classTypeId === type.classTypeId &&
                other.seatsLeft > 0 &&
                !type.classes.some(({ id }) => id === other.id),
            )}
          />
        </li>
      ))}
    </ul>
  );
}
