import type { GraphQLSchema } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { requireAccountId } from '../../../platform/context/require-role.js';
import type { Database } from '../../../platform/database/database.js';
import { newRecordId } from '../../../platform/database/record-id.js';
import { updateVersioned } from '../../../platform/database/versioned.js';
import {
  badInput,
  DomainError,
  orNotFound,
  type FieldProblems,
} from '../../../platform/errors/domain-error.js';
import { FORMAT_LOCALE, type Locale } from '../../../platform/i18n/message.js';
import { OFFICE_ZONE } from '../../schedule/schedule.constants.js';
import { dateAt } from '../../schedule/venue-time/venue-time.rules.js';
import { labelOf } from '../labels/report-label.texts.js';
import { enumLabel } from '../labels/report-enum.texts.js';
import { mapCellValues, type ColumnPath } from '../queries/report-columns.rules.js';
import { previewOf, readReport } from '../queries/report-document.rules.js';
import type { ReportCells, ReportRun, ReportRunService } from '../queries/report-run.service.js';
import { reportVariables, givenValueOf, problemOf, type Values } from '../queries/report-variables.rules.js';
import { reportFileName } from '../report-file-name.rules.js';
import { describeReport, reportOfRow, shippedReport, type Report } from './report-view.rules.js';
import { SavedReportEntity } from './saved-report.entity.js';
import type {
  CreateSavedReportInput,
  ReportValueInput,
  SavedReportInput,
  UpdateSavedReportInput,
} from './saved-report.input.js';
import type { PreviewReportArgs } from './preview-report.args.js';
import { readFrequencies, visibleReports } from './saved-report.query.js';
import type { ReportTable, SavedReport } from './saved-report.type.js';
import { SHIPPED_REPORTS } from './shipped-reports.constants.js';

const MAX_ROWS = 1000;
/** Id for the audit log of a query that is not saved. */
const PREVIEW = 'preview';
const audit = auditAbout('report');

/** Shipped reports, and reports that admins write and share. */
export class SavedReportService {
  constructor(
    private readonly database: Database,
    private readonly schema: GraphQLSchema,
    private readonly runs: ReportRunService,
  ) {}

  /** Shipped reports, the viewer's own, and those that others share; each part by name. */
  async list(ctx: RequestContext): Promise<SavedReport[]> {
    const accountId = requireAccountId(ctx);
    const { manager } = this.database.reader;
    const rows = await visibleReports(manager, accountId).getMany();
    const frequencies = await readFrequencies(manager, rows);
    const { compare } = new Intl.Collator(FORMAT_LOCALE[ctx.locale], { numeric: true });
    rows.sort(
      (one, other) =>
        Number(other.ownerId === accountId) - Number(one.ownerId === accountId) ||
        compare(one.name, other.name),
    );
    const saved = rows.map((row) => reportOfRow(row, frequencies.get(row.id)));
    const reports = [...shippedReports(ctx), ...saved];
    return reports.map((report) => describeReport(ctx, this.schema, report));
  }

  /** Throws NOT_FOUND, also for a report of another admin that is not shared. */
  async get(ctx: RequestContext, id: string): Promise<SavedReport> {
    return describeReport(ctx, this.schema, await this.find(ctx, id));
  }

  /** The first rows for display, with enum labels in the reader's language. Throws like `run`. */
  async table(ctx: RequestContext, id: string, values: readonly ReportValueInput[]): Promise<ReportTable> {
    return tableOf(ctx, await this.run(ctx, await this.find(ctx, id), asRecord(values)));
  }

  /** Like `table`, for a query that is not saved; only the page that it selects. Throws like `create` and `run`. */
  async preview(
    ctx: RequestContext,
    { query, values }: Pick<PreviewReportArgs, 'query' | 'values'>,
  ): Promise<ReportTable> {
    const document = previewOf(readReport(this.schema, query));
    return tableOf(ctx, await this.runs.run(ctx, { id: PREVIEW, document }, asRecord(values)));
  }

  /** Throws NOT_FOUND, and BAD_USER_INPUT with the names of variables as fields. */
  async file(ctx: RequestContext, id: string, values: Values): Promise<{ fileName: string; run: ReportRun }> {
    const report = await this.find(ctx, id);
    return { fileName: reportFileName(report), run: await this.run(ctx, report, values) };
  }

  /** Once per idempotency key. Throws BAD_USER_INPUT, on `query` with the problem and its position. */
  async create(ctx: RequestContext, input: CreateSavedReportInput): Promise<SavedReport> {
    const columns = checkedColumns(this.schema, input);
    const ownerId = requireAccountId(ctx);
    const now = ctx.clock.now();
    const id = newRecordId(ctx, 'report', input.idempotencyKey);
    await this.database.transaction(ctx, async (manager) => {
      if (await manager.existsBy(SavedReportEntity, { id })) return;
      const row = { ...columns, id, ownerId, version: 1, createdAt: now, updatedAt: now };
      await manager.insert(SavedReportEntity, row);
      await audit(ctx, manager, 'report.created', id);
    });
    return this.get(ctx, id);
  }

  /** Throws like `create`, and NOT_FOUND, FORBIDDEN for reports of others, CONFLICT. */
  async update(ctx: RequestContext, input: UpdateSavedReportInput): Promise<SavedReport> {
    const { id, version } = input;
    const columns = { ...checkedColumns(this.schema, input), updatedAt: ctx.clock.now() };
    await this.database.transaction(ctx, async (manager) => {
      await this.assertOwn(ctx, manager, id);
      await updateVersioned(manager, SavedReportEntity, { id, version }, columns);
      await audit(ctx, manager, 'report.updated', id);
    });
    return this.get(ctx, id);
  }

  /** Throws NOT_FOUND, FORBIDDEN for reports of others. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.database.transaction(ctx, async (manager) => {
      await this.assertOwn(ctx, manager, id);
      const { affected } = await manager.delete(SavedReportEntity, { id });
      // A concurrent request has deleted it.
      if (affected === 0) throw new DomainError('NOT_FOUND');
      await audit(ctx, manager, 'report.deleted', id);
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN for reports of others. */
  async assertOwn(ctx: RequestContext, manager: EntityManager, id: string): Promise<void> {
    if (SHIPPED_REPORTS.some((each) => each.id === id)) throw new DomainError('FORBIDDEN');
    const { ownerId } = await findVisible(ctx, manager, id);
    if (ownerId !== requireAccountId(ctx)) throw new DomainError('FORBIDDEN');
  }

  private run(ctx: RequestContext, { id, query }: Report, values: Values): Promise<ReportRun> {
    return this.runs.run(ctx, { id, document: readReport(this.schema, query) }, values);
  }

  private async find(ctx: RequestContext, id: string): Promise<Report> {
    const shipped = shippedReports(ctx).find((each) => each.id === id);
    if (shipped) return shipped;
    const { manager } = this.database.reader;
    const row = await findVisible(ctx, manager, id);
    return reportOfRow(row, (await readFrequencies(manager, [row])).get(id));
  }
}

function shippedReports({ locale, clock }: RequestContext): Report[] {
  const today = Temporal.PlainDate.from(dateAt(clock.now(), OFFICE_ZONE));
  return SHIPPED_REPORTS.map((report) => shippedReport(report, locale, today));
}

/** The first rows, with enum labels in the reader's language. */
async function tableOf(
  { locale }: RequestContext,
  { columns, totalCount, batches }: ReportRun,
): Promise<ReportTable> {
  const rows: ReportCells[] = [];
  for await (const batch of batches) {
    rows.push(...batch.slice(0, MAX_ROWS - rows.length));
    if (rows.length === MAX_ROWS) break;
  }
  return {
    columns: columns.map((column) => ({
      key: column.key,
      kind: column.kind,
      isSummed: column.isSummed,
      label: labelOf(column, locale),
    })),
    rows: rows.map((row) => ({
      cells: row.map((cell, index) => withEnumLabels(cell, columns[index], locale)),
    })),
    totalCount,
    hasMore: totalCount === null ? rows.length === MAX_ROWS : rows.length < totalCount,
  };
}

function withEnumLabels(cell: string | null, column: ColumnPath | undefined, locale: Locale): string | null {
  const enumName = column?.enumName ?? null;
  if (cell === null || enumName === null) return cell;
  return mapCellValues(cell, (value) => enumLabel(value, enumName, locale));
}

async function findVisible(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<SavedReportEntity> {
  return orNotFound(
    await visibleReports(manager, requireAccountId(ctx)).andWhere('report.id = :id', { id }).getOne(),
  );
}

const asRecord = (values: readonly ReportValueInput[]): Values =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

function checkedColumns(
  schema: GraphQLSchema,
  { name, description = '', query, defaults, shared }: SavedReportInput,
): Pick<SavedReportEntity, 'name' | 'description' | 'query' | 'defaults' | 'isShared'> {
  const given = asRecord(defaults);
  const asked = reportVariables(schema, readReport(schema, query).variables);
  const problems: FieldProblems = {};
  const kept: Record<string, string> = {};
  for (const value of asked) {
    const text = givenValueOf(value, given);
    if (!text) continue;
    const problem = problemOf(value, text);
    if (problem) problems[`defaults.${value.name}`] = problem;
    else kept[value.name] = text;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return { name, description, query, defaults: JSON.stringify(kept), isShared: shared };
}
