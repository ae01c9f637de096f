import { execute, type GraphQLSchema } from 'graphql';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { badInput, DomainError } from '../../../platform/errors/domain-error.js';
import { fieldProblem } from '../../../platform/graphql/graphql-problem.js';
import { message } from '../../../platform/i18n/message.js';
import { cellOf, type ColumnPath } from './report-columns.rules.js';
import type { ReportDocument } from './report-document.rules.js';
import { groupedColumns } from './report-groups.rules.js';
import { reportVariables, readValues, type Values } from './report-variables.rules.js';

const audit = auditAbout('report');

export type ReportCells = (string | null)[];

/** A running report: its columns, and its rows as an iterator. */
export interface ReportRun {
  columns: readonly ColumnPath[];
  /** Number of all rows; null if the query has no total. */
  totalCount: number | null;
  batches: AsyncGenerator<ReportCells[], void>;
}

/** A report to run, with the id for its audit entry. */
export interface RunnableReport {
  id: string;
  document: ReportDocument;
}

interface Page {
  nodes: readonly unknown[];
  totalCount: number | null;
}

/** Time limit per page, so that the length of a file is not limited; below PostgreSQL's statement timeout. */
const MAX_SECONDS = 15;

const TOO_LONG = message({
  en: 'The report takes too long. Use a filter to ask for less data.',
  es: 'El informe tarda demasiado. Use un filtro para pedir menos datos.',
});

/** Runs reports with the permissions of the viewer. Reports are read-only, and each run is audited. */
export class ReportRunService {
  constructor(
    private readonly database: Database,
    private readonly schema: GraphQLSchema,
    private readonly mostMilliseconds = MAX_SECONDS * 1000,
  ) {}

  /**
   * Reads the first rows, so that errors occur before a response begins; the others are read on demand.
   * Throws BAD_USER_INPUT with the names of variables as fields.
   */
  async run(ctx: RequestContext, { id, document }: RunnableReport, values: Values): Promise<ReportRun> {
    const variables = readValues(reportVariables(this.schema, document.variables), values);
    const pages = this.pages(ctx, document, variables);
    const first = await withVariableNames(document, pages.next());
    const batches = this.written(ctx, id, document, startingWith(first, pages));
    // Starts the generator, because one that was never started would not audit its end.
    await batches.next();
    return {
      columns: groupedColumns(document, variables),
      totalCount: first.done ? 0 : first.value.totalCount,
      batches,
    };
  }

  /** Reads pages on demand, each when the previous one was consumed. */
  private async *pages(
    ctx: RequestContext,
    { pageOf, rootKey, isPaged }: ReportDocument,
    variableValues: Record<string, unknown>,
  ): AsyncGenerator<Page, void> {
    const { schema } = this;
    let cursor: string | null = null;
    do {
      const document = pageOf(cursor);
      const { data, errors } = await this.database.readLong(() =>
        this.withTimeout(Promise.resolve(execute({ schema, document, contextValue: ctx, variableValues }))),
      );
      const [error] = errors ?? [];
      const fields = error && fieldProblem(error);
      if (fields) throw badInput(fields);
      if (error) throw error.originalError ?? error;
      const rows: unknown = data?.[rootKey];
      if (!isPaged) {
        const nodes: unknown[] = Array.isArray(rows) ? rows : rows === null ? [] : [rows];
        yield { nodes, totalCount: nodes.length };
        return;
      }
      const { nodes, pageInfo, totalCount = null } = rows as ConnectionPage;
      yield { nodes, totalCount };
      cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
    } while (cursor !== null);
  }

  /** Throws BAD_USER_INPUT if the result does not arrive within the time limit, counted from its turn on. */
  private async withTimeout<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const tooLong = new DomainError('BAD_USER_INPUT', { message: TOO_LONG });
        // Before the next run has its turn, whose reads must not be interrupted.
        this.database.interruptLongRead().then(() => reject(tooLong), reject);
      }, this.mostMilliseconds);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Yields an empty batch first, then the cells of each page. When it ends for any reason, it audits the number of rows. */
  private async *written(
    ctx: RequestContext,
    subjectId: string,
    { columns }: ReportDocument,
    pages: AsyncGenerator<Page, void>,
  ): AsyncGenerator<ReportCells[], void> {
    let rows = 0;
    try {
      yield [];
      for await (const { nodes } of pages) {
        rows += nodes.length;
        yield nodes.map((node) => columns.map((column) => cellOf(node, column, ctx.locale)));
      }
    } finally {
      await this.database.transaction(ctx, (manager) =>
        audit(ctx, manager, 'report.run', subjectId, { rows }),
      );
    }
  }
}

/** The fields selected from a connection; the total count only with its first page. */
interface ConnectionPage {
  nodes: readonly unknown[];
  /** Missing if only this page is read. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

async function* startingWith(
  first: IteratorResult<Page, void>,
  others: AsyncGenerator<Page, void>,
): AsyncGenerator<Page, void> {
  if (!first.done) yield first.value;
  yield* others;
}

/** Translates errors of the root field's arguments to the variables that set them. */
async function withVariableNames<T>({ variableOf }: ReportDocument, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields);
    throw badInput(Object.fromEntries(fields.map(([name, text]) => [variableOf.get(name) ?? name, text])));
  }
}
