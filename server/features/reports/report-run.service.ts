import { execute, type GraphQLSchema } from 'graphql';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { cellOf, type ColumnPath } from './report-columns.rules.js';
import type { ReportDocument } from './report-document.rules.js';
import { groupedColumns } from './report-groups.rules.js';
import { reportVariables, readValues, type Values } from './report-variables.rules.js';

export type ReportCells = (string | null)[];

/** A report that runs: its columns at once, its rows as they are taken. */
export interface ReportRun {
  columns: readonly ColumnPath[];
  /** Of all rows; null where the query cannot tell. */
  totalCount: number | null;
  batches: AsyncGenerator<ReportCells[], void>;
}

/** What is run, and under which id that is written down. */
export interface RunnableReport {
  id: string;
  document: ReportDocument;
}

interface Page {
  nodes: readonly unknown[];
  totalCount: number | null;
}

/** For one page, so that a file may be as long as it likes; less than what PostgreSQL grants a statement. */
const MAX_SECONDS = 15;

const TOO_LONG = message({
  en: 'The report takes too long. Narrow it.',
  es: 'El informe tarda demasiado. Use un filtro para pedir menos datos.',
});

/** Runs reports with the rights of who asks. They can only read, and each run is written down. */
export class ReportRunService {
  constructor(
    private readonly database: Database,
    private readonly schema: GraphQLSchema,
    private readonly mostMilliseconds = MAX_SECONDS * 1000,
  ) {}

  /**
   * Reads the first rows, so that what is wrong is known before an answer begins; the others as they are taken.
   * Throws BAD_USER_INPUT with the names of variables as fields.
   */
  async run(ctx: RequestContext, { id, document }: RunnableReport, values: Values): Promise<ReportRun> {
    const variables = readValues(reportVariables(this.schema, document.variables), values);
    const pages = this.pages(ctx, document, variables);
    const first = await withVariableNames(document, pages.next());
    const batches = this.written(ctx, id, document, startingWith(first, pages));
    // Of a generator that never began, the end is not written down.
    await batches.next();
    return {
      columns: groupedColumns(document, variables),
      totalCount: first.done ? 0 : first.value.totalCount,
      batches,
    };
  }

  /** One page after the other, each read when the one before has been taken. */
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
        this.inTime(Promise.resolve(execute({ schema, document, contextValue: ctx, variableValues }))),
      );
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      const rows: unknown = data?.[rootKey];
      if (!isPaged) {
        const nodes: unknown[] = Array.isArray(rows) ? rows : rows === null ? [] : [rows];
        yield { nodes, totalCount: nodes.length };
        return;
      }
      const { nodes, pageInfo, totalCount = null } = rows as ConnectionPage;
      yield { nodes, totalCount };
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (cursor !== null);
  }

  /** Throws BAD_USER_INPUT when it does not come in the time it has from its turn on. */
  private async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const tooLong = new DomainError('BAD_USER_INPUT', { message: TOO_LONG });
        // Before the next one has its turn, whose reads must not be called back.
        this.database.interruptAside().then(() => reject(tooLong), reject);
      }, this.mostMilliseconds);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * An empty batch to begin with, then the cells of each page; at the end, however it comes, how many rows were given is
   * written down.
   */
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
        recordAudit(ctx, manager, {
          action: 'report.run',
          subjectType: 'report',
          subjectId,
          details: { rows },
        }),
      );
    }
  }
}

/** What a connection is rewritten to ask for; the total only with its first page. */
interface ConnectionPage {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

async function* startingWith(
  first: IteratorResult<Page, void>,
  others: AsyncGenerator<Page, void>,
): AsyncGenerator<Page, void> {
  if (!first.done) yield first.value;
  yield* others;
}

/** A complaint of the root field is about the variable that its argument was given by. */
async function withVariableNames<T>({ variableOf }: ReportDocument, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields);
    throw badInput(Object.fromEntries(fields.map(([name, text]) => [variableOf.get(name) ?? name, text])));
  }
}
