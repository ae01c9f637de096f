/** Rows of a long list, some at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** An answer piece by piece, each written when the one before was taken. */
export type Pieces = AsyncIterable<string>;
