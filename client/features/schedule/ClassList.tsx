import { startTransition, useEffect, useState } from 'react';

import { useZoneName } from '../../i18n/zone-name';
import { useIsHydrating } from '../../ui/loading/use-is-hydrating';
import { ClassCard } from './ClassCard';
import type { ClassCard_classFragment } from './ClassCard.generated';
import styles from './ClassList.module.css';
import { firstOfBoard, type ClassesOfType } from './group-by-type';

const TYPES_IN_A_STEP = 2;

interface ClassListProps {
  /** The visible classes by type. */
  types: readonly ClassesOfType<ClassCard_classFragment>[];
  /** All loaded classes, which may contain other dates of the same class type. */
  allClasses: readonly ClassCard_classFragment[];
  limitedBelow: number;
  /** The visitor has waited for the list. */
  wasLoading: boolean;
  /** The server has rendered all of it. */
  wantsAll: boolean;
}

/** The cards of the board: one per class type, with its dates. */
export function ClassList({ types, allClasses, limitedBelow, wasLoading, wantsAll }: ClassListProps) {
  const zoneName = useZoneName();
  const isHydrating = useIsHydrating();
  const [inSteps] = useState(wasLoading || (isHydrating && !wantsAll));
  const drawn = useRenderedTypes(types, inSteps);
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
 * Renders the first types, then a few more after each paint, so that input is handled on slow phones. Renders all after
 * a history navigation, because the browser restores the scroll position at once.
 */
function useRenderedTypes<Type extends ClassesOfType<unknown>>(
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
