import type { GraphQLSchema } from 'graphql';
import { csvAnswer } from '../../platform/csv/csv-answer.js';
import { message } from '../../platform/i18n/message.js';
import { decimalText } from '../../platform/money/money.js';
import type { Route } from '../../platform/rest/route.js';
import type { SavedReportService } from './saved-report.service.js';

export function savedReportRoutes(reports: SavedReportService, schema: GraphQLSchema): Route[] {
  return [
    {
      method: 'GET',
      path: '/admin/reports/:id.csv',
      access: 'admin',
      handle: async (ctx, { params: { id = '' }, query }) => {
        const { columns, totalCount, batches } = await reports.run(ctx, schema, id, query);
        const cells = columns.map(({ key, kind }, index) => ({
          // A spreadsheet that is fed again and again finds its columns in any language.
          heading: message({ en: key, es: key }),
          value: (row: readonly (string | null)[]) => {
            const cell = row[index] ?? null;
            if (cell === null) return null;
            if (kind === 'money') return decimalText(Number(cell));
            // What is below zero is no formula.
            return kind === 'number' ? Number(cell) : cell;
          },
        }));
        const { headers, ...file } = csvAnswer(ctx, id, cells, batches);
        const total: Record<string, string> =
          totalCount === null ? {} : { 'X-Total-Count': String(totalCount) };
        return { ...file, headers: { ...headers, ...total } };
      },
    },
  ];
}
