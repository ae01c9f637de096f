interface Page {
  nodes: { id: string }[];
}

/**
 * The list `field` of a query's result with the next page appended. The list may have shifted between two pages, so
 * nodes of an earlier page are left out.
 */
export function appendPage<Field extends string, Data extends Record<Field, Page>>(
  field: Field,
  before: Data,
  more: Data,
): Data {
  const known = new Set(before[field].nodes.map(({ id }) => id));
  const added = more[field].nodes.filter(({ id }) => !known.has(id));
  return { ...more, [field]: { ...more[field], nodes: [...before[field].nodes, ...added] } };
}
