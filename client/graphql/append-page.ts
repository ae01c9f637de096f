interface Page {
  nodes: { id: string }[];
}

/**
 * For `updateQuery`: joins the page that was fetched behind the earlier ones. The list may have moved between two pages, so
 * what was on an earlier one is left out.
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
