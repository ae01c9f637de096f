/** The rows of a long list, in batches. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** A response body in pieces, each produced after the previous one was consumed. */
export type Pieces = AsyncIterable<string | Uint8Array>;
