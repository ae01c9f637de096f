import { translate, type Locale, type Message } from '../i18n/message.js';
import type { RequestContext } from '../context/request-context.js';
import type { ResponseSpec, HeaderDocument, ResponseDocument } from '../rest/response.js';
import type { RestResponse } from '../rest/response.js';
import type { Batches } from '../rest/batches.js';
import type { JsonSchema } from '../validation/shape.js';
import { csvLine, type CsvCell } from './csv-line.js';

export interface CsvColumn<Row> {
  heading: Message;
  value: (row: Row) => CsvCell;
}

/** The response in docs/openapi.yaml for a CSV file. */
export function csvResponseDocument(
  rows: string,
  headings: string,
  disposition: JsonSchema = {},
): ResponseDocument {
  const header: HeaderDocument = { required: true, schema: { type: 'string', ...disposition } };
  return {
    description: `${rows} UTF-8 with a byte order mark; ${headings}. Cells that a spreadsheet would run as formulas start with an apostrophe.`,
    headers: { 'Content-Disposition': header },
    content: { 'text/csv': { schema: { type: 'string' } } },
  };
}

/** A list as a CSV file, with headings in the request's locale. */
export function csvFile<Row>(
  name: string,
  rows: string,
  columns: (locale: Locale) => readonly CsvColumn<Row>[],
): ResponseSpec<Batches<Row>> {
  const disposition = { const: `attachment; filename="${name}.csv"` };
  return {
    responses: {
      200: csvResponseDocument(rows, 'headings and labels in the language of the request', disposition),
    },
    send: (batches, ctx) => csvResponse(ctx, name, columns(ctx.locale), batches),
  };
}

const BYTE_ORDER_MARK = '\ufeff';

/**
 * A CSV file, streamed in batches. Its byte order mark makes Excel read UTF-8; a cell that a spreadsheet would run as a
 * formula begins with an apostrophe.
 * @param name of the file, without extension
 */
export function csvResponse<Row>(
  ctx: RequestContext,
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: Batches<Row>,
): RestResponse & { pieces: AsyncIterable<string> } {
  const headings = columns.map(({ heading }) => translate(heading, ctx.locale));
  return {
    status: 200,
    pieces: textsOf(headings, columns, batches),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
}

async function* textsOf<Row>(
  headings: string[],
  columns: readonly CsvColumn<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<string, void> {
  // Sent with the first rows, so that an earlier failure can still have an error status.
  let heading = BYTE_ORDER_MARK + csvLine(headings);
  for await (const batch of batches) {
    yield heading + batch.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
    heading = '';
  }
  if (heading) yield heading;
}
