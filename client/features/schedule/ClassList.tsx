import { startTransition, useEffect, useState } from 'react';

import { useZoneName } from '../../i18n/zone-name';
import { useIsHydrating } from '../../ui/use-is-hydrating';
import { ClassCard } from './ClassCard';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassList.module.css';
import { firstOfBoard, type ClassesOfType } from './group-by-type';

const TYPES_IN_A_STEP = 2;

interface ClassListProps {
  /** What is shown, by class type. */
  types: readonly ClassesOfType<ClassCard_classFragment>[];
  /** All that is loaded: where another date of the same class type may be. */
  allClasses: readonly ClassCard_classFragment[];
  limitedBelow: number;
  /** The visitor has waited for the list. */
  wasLoading: boolean;
  /** The server has drawn all of it. */
  wantsAll: boolean;
}

/** The tags on the board: one for each class type, with its dates. */
export function ClassList({ types, allClasses, limitedBelow, wasLoading, wantsAll }: ClassListProps) {
  const zoneName = useZoneName();
  const isHydrating = useIsHydrating();
  const [inSteps] = useState(wasLoading || (isHydrating && !wantsAll));
  const drawn = useDrawn(types, inSteps);
  const severalZones = new Set(allClasses.map((each) => zoneName(each.timeZone))).size > 1;
  return (
    <ul className={styles.list}>
      {drawn.map((type) => (
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

/**
 * The first types, and then a few more with each paint, so that a cheap phone answers a finger meanwhile. Not for somebody who
 * comes back: the browser looks for the place where they were at once.
 */
function useDrawn<Type extends ClassesOfType<unknown>>(
  types: readonly Type[],
  inSteps: boolean,
): readonly Type[] {
  const [added, setAdded] = useState(inSteps ? 0 : Infinity);
  const drawn = firstOfBoard(types).length + added;
  const isComplete = drawn >= types.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setAdded(added + TYPES_IN_A_STEP));
  }, [added, isComplete]);
  return isComplete ? types : types.slice(0, drawn);
}
