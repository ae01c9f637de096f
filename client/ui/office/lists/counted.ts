/** The lists are counted up to this number: `totalCount(atMost: 1001)`. A count of it may stand for more. */
export const countedTo = 1001;

/** The values of a message with a count; if `isMore`, it is more than `total`. */
export function countValues(count: number): { isMore: boolean; total: number } {
  const isMore = count === countedTo;
  return { isMore, total: isMore ? count - 1 : count };
}

export type CountValues = ReturnType<typeof countValues>;
