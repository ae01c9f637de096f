/** The classes of one class type, soonest first. */
export interface ClassesOfType<Class> {
  classTypeId: string;
  classes: readonly Class[];
}

/**
 * The classes of a list, which is in date order, by their class type. The types stand by their first class with a seat
 * left; those without one come last.
 */
export function groupByType<Class extends { classTypeId: string; seatsLeft: number }>(
  classes: readonly Class[],
): ClassesOfType<Class>[] {
  const open = classes.filter(({ seatsLeft }) => seatsLeft > 0);
  const order = [...new Set([...open, ...classes].map(({ classTypeId }) => classTypeId))];
  return order.map((classTypeId) => ({
    classTypeId,
    classes: classes.filter((each) => each.classTypeId === classTypeId),
  }));
}

/** More classes than the first screen shows. */
const drawnFirst = 10;

/** The first types, as many as it takes to fill the first screen. */
export function firstOfBoard<Type extends ClassesOfType<unknown>>(types: readonly Type[]): readonly Type[] {
  let drawn = 0;
  const rest = types.findIndex(({ classes }) => {
    const isFilled = drawn >= drawnFirst;
    drawn += classes.length;
    return isFilled;
  });
  return rest === -1 ? types : types.slice(0, rest);
}
