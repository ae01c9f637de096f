/** The classes of a class type in ascending order. */
export interface ClassesOfType<Class> {
  classTypeId: string;
  classes: readonly Class[];
}

/**
 * Groups a list in date order by class type. The types are ordered by their first class with a seat left; types without
 * one come last.
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

/** More classes than fit on the first screen. */
const renderedFirst = 10;

/** As many types as fill the first screen. */
export function firstOfBoard<Type extends ClassesOfType<unknown>>(types: readonly Type[]): readonly Type[] {
  let drawn = 0;
  const rest = types.findIndex(({ classes }) => {
    const isFilled = drawn >= renderedFirst;
    drawn += classes.length;
    return isFilled;
  });
  return rest === -1 ? types : types.slice(0, rest);
}
