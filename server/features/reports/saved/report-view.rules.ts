import type { Temporal } from 'temporal-polyfill';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { accountIdOf } from '../../../platform/context/viewer.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { translate, type Locale } from '../../../platform/i18n/message.js';
import { isRecord } from '../../../platform/validation/is-record.js';
import { nameOfAccount } from '../../accounts/account.rules.js';
import { readReport, type ReportDocument } from '../queries/report-document.rules.js';
import { labelOf } from '../labels/report-label.texts.js';
import { enumLabel } from '../labels/report-enum.texts.js';
import type { ReportFrequency } from '../schedules/report-schedule.constants.js';
import { reportVariables, givenValueOf, type Values } from '../queries/report-variables.rules.js';
import type { SavedReportEntity } from './saved-report.entity.js';
import type { ReportChart, ReportVariable, SavedReport } from './saved-report.type.js';
import { SHIPPED_REPORTS, type ShippedReport } from './shipped-reports.constants.js';

/** A shipped or saved report, before its query is read. */
export type Report = Omit<SavedReport, 'mine' | 'variables' | 'chart' | 'problem'> & {
  ownerId: string | null;
  defaults: Values;
  /** Undefined if the query determines it. */
  chart?: ReportChart | undefined;
};

/** @param today at the office */
export function shippedReport(report: ShippedReport, locale: Locale, today: Temporal.PlainDate): Report {
  return {
    id: report.id,
    name: translate(report.name, locale),
    description: translate(report.description, locale),
    query: report.query,
    defaults: report.defaults?.(today) ?? {},
    chart: report.chart,
    shared: true,
    shipped: true,
    ownerId: null,
    ownerName: null,
    frequency: null,
    version: 1,
    updatedAt: null,
  };
}

/** @param frequency how often it is mailed, if it is */
export function reportOfRow(
  { owner, defaults, isShared, ...row }: SavedReportEntity,
  frequency: ReportFrequency | null = null,
): Report {
  const { id, name, description, query, ownerId, version, updatedAt } = row;
  const ownerName = nameOfAccount(owner);
  const of = { shared: isShared, shipped: false, ownerId, ownerName, frequency, version, updatedAt };
  // A copy of a shipped report has its chart.
  const chart = SHIPPED_REPORTS.find((shipped) => shipped.query === query)?.chart;
  return { id, name, description, query, defaults: textsIn(defaults), chart, ...of };
}

function textsIn(json: string): Values {
  const values: unknown = JSON.parse(json);
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The viewer and their language. */
type Reader = Pick<RequestContext, 'viewer' | 'locale'>;

/** The displayed report. Its query is read only if a requested property depends on it. */
export function describeReport(ctx: Reader, schema: GraphQLSchema, report: Report): SavedReport {
  const { defaults, ownerId, chart, ...shown } = report;
  let known: ReturnType<typeof readOrProblem> | undefined;
  const read = () => (known ??= readOrProblem(ctx, schema, report));
  return {
    ...shown,
    mine: accountIdOf(ctx.viewer) === ownerId,
    get variables() {
      return read().variables;
    },
    get chart() {
      const { document } = read();
      return document ? (chart ?? seriesIn(document)) : null;
    },
    get problem() {
      return read().problem;
    },
  };
}

function readOrProblem(
  { locale }: Reader,
  schema: GraphQLSchema,
  { query, defaults }: Report,
): { document?: ReportDocument; variables: ReportVariable[]; problem: string | null } {
  try {
    const document = readReport(schema, query);
    const variables = reportVariables(schema, document.variables).map((value) => ({
      name: value.name,
      label: labelOf(value, locale),
      kind: value.kind,
      required: value.isRequired,
      choices: value.choices.map((choice) => ({
        value: choice,
        label: enumLabel(choice, value.typeName, locale),
      })),
      defaultValue: givenValueOf(value, defaults) ?? value.defaultValue,
    }));
    return { document, variables, problem: null };
  } catch (error) {
    const problem = error instanceof DomainError && error.details.fields?.query;
    if (!problem) throw error;
    return { variables: [], problem: translate(problem, locale) };
  }
}

/** Totals are displayed as a chart without being configured. */
function seriesIn({ rootName, columns }: ReportDocument): ReportChart | null {
  const label = columns.find(({ key }) => key === 'label');
  const value = columns.find(({ kind }) => ['number', 'money', 'percent'].includes(kind));
  return rootName === 'totals' && label && value ? { label: label.key, value: value.key } : null;
}
