import { csvResponse, csvResponseDocument } from '../../../platform/csv/csv-response.js';
import type { ResponseSpec } from '../../../platform/rest/response.js';
import { textsIn, type Input } from '../../../platform/rest/rest-input.js';
import { routeMaker } from '../../../platform/rest/route.js';
import { fileColumns } from '../queries/report-file.file.js';
import type { ReportRun } from '../queries/report-run.service.js';
import type { Values } from '../queries/report-variables.rules.js';
import type { SavedReportService } from './saved-report.service.js';

const { routeWith } = routeMaker<{ savedReports: SavedReportService }>('Reports');

/** The parameters of a report depend on its query. */
const VARIABLES: Input<Values> = {
  document: {
    parameters: [
      {
        name: 'values',
        in: 'query',
        description:
          'Variables of the report, by name. An empty value sets null; an omitted variable takes the default of the query.',
        style: 'form',
        explode: true,
        schema: { type: 'object', additionalProperties: { type: 'string' } },
      },
    ],
  },
  read: ({ query }) => Promise.resolve(textsIn(query)),
};

const file = csvResponseDocument(
  'One line per row.',
  'the headings are the keys of the columns, the same in every language',
);
const REPORT_FILE: ResponseSpec<{ fileName: string; run: ReportRun }> = {
  responses: {
    200: {
      ...file,
      headers: {
        ...file.headers,
        'X-Total-Count': {
          description: 'Total number of rows, if the query provides it.',
          schema: { type: 'integer' },
        },
      },
    },
  },
  send: ({ fileName, run: { columns, totalCount, batches } }, ctx) => {
    const { headers, ...answer } = csvResponse(ctx, fileName, fileColumns(columns), batches);
    const total: Record<string, string> = totalCount === null ? {} : { 'X-Total-Count': String(totalCount) };
    return { ...answer, headers: { ...headers, ...total } };
  },
};

export const savedReportRoutes = [
  routeWith(VARIABLES, {
    at: 'GET /admin/reports/:id.csv',
    access: 'admin',
    id: 'exportReport',
    summary: 'All rows of a report as a CSV file.',
    problems: ['NOT_FOUND'],
    response: REPORT_FILE,
    call: ({ savedReports }, ctx, { id, input }) => savedReports.file(ctx, id, input),
  }),
];
