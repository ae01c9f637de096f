import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { translate, type Message } from '../i18n/message.js';
import type { RequestContext } from '../context/request-context.js';
import type { RestAnswer } from '../rest/route.js';

/** One column of a file: what it is called, and what a row has in it. */
export interface CsvColumn<Row> {
  heading: Message;
  value: (row: Row) => string | number | null;
}

/**
 * A file for a spreadsheet, written row by row while it is sent. Excel takes it for UTF-8 by its byte order mark; a cell
 * that a spreadsheet would run as a formula begins with an apostrophe.
 * @param name of the file, without its ending
 */
export function csvAnswer<Row>(
  ctx: RequestContext,
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): RestAnswer {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ heading }) => ({ key: translate(heading, ctx.locale) })),
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // What goes wrong on either side ends the other; whoever sends the file hears of it from the file.
  pipeline(Readable.from(cellsOf(columns, batches)), lines, () => undefined);
  return {
    status: 200,
    body: lines,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
}

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<(string | number | null)[]> {
  for await (const batch of batches) {
    for (const row of batch) yield columns.map(({ value }) => value(row));
  }
}
