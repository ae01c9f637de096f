import { Temporal } from 'temporal-polyfill';
import {
  execute,
  getNamedType,
  GraphQLError,
  isEnumType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { badInput, DomainError, type FieldProblems } from '../../platform/errors/domain-error.js';
import { message, translate } from '../../platform/i18n/message.js';
import { dateAt } from '../schedule/venue-time.rules.js';
import { cellOf, type ColumnPath } from './report-columns.js';
import { cursorVariable, readReport, type ReportDocument } from './report-document.js';
import { labelOf, wordFor } from './report-labels.js';
import type { VariableKind } from './report-words.js';
import type { ReportTable, ReportVariable, SavedReport } from './saved-report.type.js';
import { SHIPPED_REPORTS, type ShippedReport } from './shipped-reports.js';

type Values = Readonly<Record<string, string | undefined>>;
type Row = (string | null)[];

/** A report that runs: its columns at once, its rows as they are read. */
export interface ReportRun {
  columns: readonly ColumnPath[];
  batches: AsyncGenerator<Row[], void>;
}

const OFFICE_ZONE = 'America/Denver';
const MOST_ROWS = 1000;
/** For one run, however many pages it has. */
const MOST_MILLISECONDS = 120_000;
const REQUIRED = message({ en: 'Required', es: 'Obligatorio' });
const NO_NUMBER = message({ en: 'Must be a whole number', es: 'Debe ser un número entero' });
const TOO_LONG = message({
  en: 'The report takes too long. Narrow it.',
  es: 'El informe tarda demasiado. Redúzcalo con algún filtro.',
});

/** Reports of the office: what there is to run, and the running, which can only read. */
export class SavedReportService {
  private readonly read = new WeakMap<GraphQLSchema, Map<string, ReportDocument>>();

  constructor(private readonly database: Database) {}

  list(ctx: RequestContext, schema: GraphQLSchema): SavedReport[] {
    return SHIPPED_REPORTS.map((report) => this.describe(ctx, schema, report));
  }

  /** Throws NOT_FOUND. */
  get(ctx: RequestContext, schema: GraphQLSchema, id: string): SavedReport {
    return this.describe(ctx, schema, shipped(id));
  }

  /** The first rows for the screen, with words of enums in the reader's language. Throws as `run` does. */
  async table(ctx: RequestContext, schema: GraphQLSchema, id: string, values: Values): Promise<ReportTable> {
    const { columns, batches } = await this.run(ctx, schema, id, values);
    const rows: Row[] = [];
    for await (const batch of batches) {
      rows.push(...batch);
      if (rows.length > MOST_ROWS) break;
    }
    const isWord = columns.map(({ kind }) => kind === 'text');
    return {
      columns: columns.map(({ key, fieldName, kind }) => ({
        key,
        kind,
        label: labelOf(fieldName, ctx.locale),
      })),
      rows: rows.slice(0, MOST_ROWS).map((row) => ({
        cells: row.map((cell, index) => (cell !== null && isWord[index] ? wordFor(cell, ctx.locale) : cell)),
      })),
      totalCount: rows.length > MOST_ROWS ? null : rows.length,
    };
  }

  /**
   * Reads the first rows, so that what is wrong is known before an answer begins; the others as they are taken. Each
   * run is written down. Throws NOT_FOUND, and BAD_USER_INPUT with the names of variables as fields.
   */
  async run(ctx: RequestContext, schema: GraphQLSchema, id: string, values: Values): Promise<ReportRun> {
    const report = this.documentOf(schema, shipped(id));
    const variables = variablesOf(schema, report.variables, values);
    const rows = this.rows(ctx, schema, id, report, variables);
    return { columns: report.columns, batches: startingWith(await rows.next(), rows) };
  }

  private async *rows(
    ctx: RequestContext,
    schema: GraphQLSchema,
    id: string,
    report: ReportDocument,
    variables: Record<string, unknown>,
  ): AsyncGenerator<Row[], void> {
    let count = 0;
    try {
      for await (const nodes of pagesOf(ctx, schema, report, variables)) {
        count += nodes.length;
        yield nodes.map((node) => report.columns.map((column) => cellOf(node, column, ctx.locale)));
      }
    } finally {
      await this.database.transaction(ctx, (manager) =>
        recordAudit(ctx, manager, {
          action: 'report.run',
          subjectType: 'report',
          subjectId: id,
          details: { rows: count },
        }),
      );
    }
  }

  private describe(ctx: RequestContext, schema: GraphQLSchema, report: ShippedReport): SavedReport {
    const { locale, clock } = ctx;
    const defaults = report.defaults?.(Temporal.PlainDate.from(dateAt(clock.now(), OFFICE_ZONE))) ?? {};
    return {
      id: report.id,
      name: translate(report.name, locale),
      description: translate(report.description, locale),
      query: report.query,
      chart: report.chart ?? null,
      variables: this.documentOf(schema, report).variables.map((definition): ReportVariable => {
        const { name, type } = typeOf(schema, definition);
        const named = getNamedType(type);
        return {
          name,
          label: labelOf(name, locale),
          kind: kindOf(name, named.name, isEnumType(named)),
          isRequired: isNonNullType(type),
          choices: isEnumType(named) ? named.getValues().map((value) => value.name) : [],
          defaultValue: defaults[name] ?? null,
        };
      }),
    };
  }

  private documentOf(schema: GraphQLSchema, { id, query }: ShippedReport): ReportDocument {
    const known = this.read.get(schema) ?? new Map<string, ReportDocument>();
    this.read.set(schema, known);
    const document = known.get(id) ?? readReport(schema, query);
    known.set(id, document);
    return document;
  }
}

async function* startingWith(
  first: IteratorResult<Row[], void>,
  others: AsyncGenerator<Row[], void>,
): AsyncGenerator<Row[], void> {
  if (first.done) return;
  yield first.value;
  yield* others;
}

function shipped(id: string): ShippedReport {
  const report = SHIPPED_REPORTS.find((each) => each.id === id);
  if (!report) throw new DomainError('NOT_FOUND');
  return report;
}

/** One page after the other, each read when the one before has been taken. */
async function* pagesOf(
  ctx: RequestContext,
  schema: GraphQLSchema,
  { document, rootKey, isPaged }: ReportDocument,
  variables: Record<string, unknown>,
): AsyncGenerator<readonly unknown[], void> {
  const end = performance.now() + MOST_MILLISECONDS;
  let cursor: string | null = null;
  do {
    if (performance.now() > end) throw new DomainError('BAD_USER_INPUT', { message: TOO_LONG });
    const variableValues = { ...variables, ...(isPaged && { [cursorVariable]: cursor }) };
    const { data, errors } = await execute({ schema, document, contextValue: ctx, variableValues });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    const answer: unknown = data?.[rootKey];
    if (!isPaged) {
      yield Array.isArray(answer) ? answer : [answer];
      return;
    }
    const { nodes, pageInfo } = answer as Page;
    yield nodes;
    cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (cursor !== null);
}

/** What a connection is rewritten to ask for. */
interface Page {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

function typeOf(
  schema: GraphQLSchema,
  { variable, type }: VariableDefinitionNode,
): { name: string; type: GraphQLInputType } {
  const known = typeFromAST(schema, type);
  if (!known) throw new GraphQLError(`no type for $${variable.name.value}`);
  return { name: variable.name.value, type: known as GraphQLInputType };
}

function kindOf(name: string, typeName: string, isEnum: boolean): VariableKind {
  if (isEnum) return 'choice';
  if (typeName === 'Boolean') return 'boolean';
  if (typeName === 'Int' || typeName === 'Float') return 'number';
  if (name === 'classTypeId') return 'classType';
  if (name === 'classInstanceId') return 'classInstance';
  return /^(from|to|date)$|(From|To|Date)$/.test(name) ? 'date' : 'text';
}

/** Texts as the query takes them. An empty one is none. */
function variablesOf(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  values: Values,
): Record<string, unknown> {
  const problems: FieldProblems = {};
  const variables: Record<string, unknown> = {};
  for (const definition of definitions) {
    const { name, type } = typeOf(schema, definition);
    const text = values[name]?.trim() ?? '';
    if (text === '') {
      if (isNonNullType(type)) problems[name] = REQUIRED;
      continue;
    }
    variables[name] = text;
    if (getNamedType(type).name !== 'Int') continue;
    variables[name] = Number(text);
    if (!/^-?\d{1,9}$/.test(text)) problems[name] = NO_NUMBER;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return variables;
}
