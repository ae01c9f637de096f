interface Page {
  nodes: { id: string }[];
}

/**
 * For `updateQuery`: appends the fetched page. The list may have shifted between two pages, so nodes of an earlier page
 * are left out.
 */
export function appendPage<Field extends string>(field: Field) {
  return <Data extends Record<Field, Page>>(
    before: Data,
    { fetchMoreResult: more }: { fetchMoreResult: Data },
  ): Data => {
    const known = new Set(before[field].nodes.map(({ id }) => id));
    const added = more[field].nodes.filter(({ id }) => !known.has(id));
    return { ...more, [field]: { ...more[field], nodes: [...before[field].nodes, ...added] } };
  };
}
