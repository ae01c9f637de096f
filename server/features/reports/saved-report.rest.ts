import { csvResponse, csvResponseDocument } from '../../platform/csv/csv-response.js';
import type { ResponseSpec } from '../../platform/rest/response.js';
import { textsIn, type Input } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import { fileColumns } from './report-file.file.js';
import type { ReportRun } from './report-run.service.js';
import type { Values } from './report-variables.rules.js';
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
          'The variables of the report by their names. An empty one stands for all, one that is left out for what the query says.',
        style: 'form',
        explode: true,
        schema: { type: 'object', additionalProperties: { type: 'string' } },
      },
    ],
  },
  read: ({ query }) => Promise.resolve(textsIn(query)),
};

const file = csvResponseDocument(
  'One line for each row.',
  'the heading has the keys of the columns, the same in every language',
);
const REPORT_FILE: ResponseSpec<{ id: string; run: ReportRun }> = {
  responses: {
    200: {
      ...file,
      headers: {
        ...file.headers,
        'X-Total-Count': {
          description: 'How many rows, where the query can tell.',
          schema: { type: 'integer' },
        },
      },
    },
  },
  send: ({ id, run: { columns, totalCount, batches } }, ctx) => {
    const { headers, ...answer } = csvResponse(ctx, id, fileColumns(columns), batches);
    const total: Record<string, string> = totalCount === null ? {} : { 'X-Total-Count': String(totalCount) };
    return { ...answer, headers: { ...headers, ...total } };
  },
};

export const savedReportRoutes = [
  routeWith(VARIABLES, {
    at: 'GET /admin/reports/:id.csv',
    access: 'admin',
    id: 'exportReport',
    summary: 'All rows of a report, as a file for a spreadsheet.',
    problems: ['NOT_FOUND'],
    response: REPORT_FILE,
    call: async ({ savedReports }, ctx, { id, input }) => ({
      id,
      run: await savedReports.run(ctx, id, input),
    }),
  }),
];
