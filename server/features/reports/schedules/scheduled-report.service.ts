import { GraphQLError, type GraphQLSchema } from 'graphql';
import { csvResponse } from '../../../platform/csv/csv-response.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { message, type Message } from '../../../platform/i18n/message.js';
import { AccountEntity } from '../../accounts/account.entity.js';
import type { ScheduledReport } from '../../messages/office/scheduled-report.type.js';
import { readReport } from '../queries/report-document.rules.js';
import { fileColumns } from '../queries/report-file.file.js';
import type { ReportRunService } from '../queries/report-run.service.js';
import { MAX_ATTACHED_BYTES } from './report-schedule.constants.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';
import { receivesReports } from './report-schedule.query.js';
import { daysOf, withDays } from './report-schedule.rules.js';
import { reportFileName } from '../report-file-name.rules.js';
import { reportVariables } from '../queries/report-variables.rules.js';
import { reportOfRow } from '../saved/report-view.rules.js';

const UNKNOWN = message({
  en: 'Its query does not run anymore. Open the report to see why',
  es: 'Su consulta ya no funciona. Abra el informe para ver por qué',
});

/** Runs reports for mails, with the permissions of the recipient. */
export class ScheduledReports {
  constructor(
    private readonly database: Database,
    private readonly schema: GraphQLSchema,
    private readonly runs: ReportRunService,
  ) {}

  /** Null if the schedule was deleted, or if the recipient is no longer an admin who can log in. */
  async content(
    ctx: RequestContext,
    ids: { reportScheduleId: string; accountId: string; mailedOn: string },
  ): Promise<ScheduledReport | null> {
    const { manager } = this.database.reader;
    const [schedule, account] = await Promise.all([
      manager.findOne(ReportScheduleEntity, {
        where: { id: ids.reportScheduleId },
        relations: { report: { owner: true } },
      }),
      manager.findOneBy(AccountEntity, { id: ids.accountId }),
    ]);
    if (!schedule || !account || !receivesReports(account)) return null;
    const { id: reportId, name, query, defaults } = reportOfRow(schedule.report);
    const days = daysOf(schedule.period, ids.mailedOn);
    const reader: RequestContext = {
      ...ctx,
      viewer: { role: 'admin', accountId: account.id },
      locale: account.language,
    };
    const told = { language: account.language, recipient: account.email, reportId, name };
    try {
      const document = readReport(this.schema, query);
      const variables = reportVariables(this.schema, document.variables);
      const values = withDays(defaults, variables, days);
      const isDated = JSON.stringify(values) !== JSON.stringify(defaults);
      const run = await this.runs.run(reader, { id: reportId, document }, values);
      const filename = `${reportFileName({ id: reportId, name }, ids.mailedOn)}.csv`;
      const text = schedule.attachesFile ? await textOf(reader, run) : await closeRun(run.batches);
      return {
        ...told,
        values,
        days: isDated ? days : null,
        outcome: {
          kind: 'rows',
          rows: run.totalCount,
          file: text === null ? null : { filename, content: text, contentType: 'text/csv; charset=utf-8' },
          isTooLarge: schedule.attachesFile && text === null,
        },
      };
    } catch (error) {
      const reason = reasonOf(error);
      // Other errors may be temporary, so the outbox retries.
      if (!reason) throw error;
      return { ...told, values: {}, days: null, outcome: { kind: 'failed', reason } };
    }
  }
}

/** The file, or null if it is too large. */
async function textOf(
  ctx: RequestContext,
  { columns, batches }: Awaited<ReturnType<ReportRunService['run']>>,
): Promise<string | null> {
  const { pieces } = csvResponse(ctx, 'report', fileColumns(columns), batches);
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (Buffer.byteLength(text) > MAX_ATTACHED_BYTES) return null;
  }
  return text;
}

/** Ends a run without reading its rows. */
async function closeRun(batches: AsyncGenerator<unknown, void>): Promise<null> {
  await batches.return();
  return null;
}

/** The reason why a report fails permanently; undefined for errors that may be temporary. */
function reasonOf(error: unknown): Message | undefined {
  if (error instanceof DomainError)
    return Object.values(error.details.fields ?? {})[0] ?? error.details.message ?? UNKNOWN;
  return error instanceof GraphQLError ? UNKNOWN : undefined;
}
