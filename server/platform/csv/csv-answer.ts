import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { translate, type Message } from '../i18n/message.js';
import type { RequestContext } from '../context/request-context.js';
import type { RestAnswer } from '../rest/route.js';

/** One column of a file: what it is called, and what a row has in it. */
export interface CsvColumn<Row> {
  heading: Message;
  value: (row: Row) => string | number | null;
}

const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

/**
 * A file for a spreadsheet, written batch by batch while it is sent. Excel takes it for UTF-8 by its byte order mark; a
 * cell that a spreadsheet would run as a formula begins with an apostrophe.
 * @param name of the file, without its ending
 */
export function csvAnswer<Row>(
  ctx: RequestContext,
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): RestAnswer {
  const headings = columns.map(({ heading }) => translate(heading, ctx.locale));
  return {
    status: 200,
    body: Readable.from(textsOf(headings, columns, batches)),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
}

async function* textsOf<Row>(
  headings: string[],
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  // It leaves with the first rows: what fails before them is still answered as a problem.
  let heading = stringify([headings], { ...FORMAT, bom: true });
  for await (const batch of batches) {
    const rows = batch.map((row) => columns.map(({ value }) => value(row)));
    yield heading + stringify(rows, FORMAT);
    heading = '';
  }
  if (heading) yield heading;
}
