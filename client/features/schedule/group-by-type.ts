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
