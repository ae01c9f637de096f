/** Rows of a long list, some at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Reads the first batch at once: a failure before an answer begins is still answered with its own status. */
export async function begun<Row>(batches: Batches<Row>): Promise<AsyncIterable<readonly Row[]>> {
  const rows = each(batches);
  const first = await rows.next();
  return first.done ? rows : startingWith(first.value, rows);
}

async function* each<Row>(batches: Batches<Row>): AsyncGenerator<readonly Row[], void> {
  yield* batches;
}

async function* startingWith<Batch>(
  first: Batch,
  others: AsyncGenerator<Batch, void>,
): AsyncGenerator<Batch, void> {
  yield first;
  yield* others;
}
