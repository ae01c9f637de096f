import type { ReportVariableKind } from '../../../graphql/schema.generated';

/** The initial texts of query and variables. */
export interface InitialQuery {
  query: string;
  /** JSON or empty. */
  variables: string;
}

/** The query of the URL, if any. */
export function initialQueryOfUrl(params: URLSearchParams): InitialQuery | undefined {
  const query = params.get('query');
  return query === null ? undefined : { query, variables: readableJson(params.get('variables') ?? '') };
}

export interface OpenedReport {
  query: string;
  variables: readonly { name: string; kind: ReportVariableKind; defaultValue?: string | null }[];
}

/** A report with the values of its form, or with its defaults. */
export function initialQueryOfReport(report: OpenedReport, params: URLSearchParams): InitialQuery {
  return { query: report.query, variables: textOfVariables(variablesOfReport(report, params)) };
}

export function variablesOfReport({ variables }: OpenedReport, params = new URLSearchParams()): object {
  const given = variables.flatMap(({ name, kind, defaultValue }) => {
    const text = params.get(name) ?? defaultValue ?? '';
    return text === '' ? [] : [[name, valueOf(kind, text)] as const];
  });
  return Object.fromEntries(given);
}

/** Variables as JSON text; empty if there are none. */
export function textOfVariables(variables: object): string {
  return Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);
}

/** The defaults of a saved report's form: the scalar values of the editor, as texts. */
export function defaultsOf(variables: object): { name: string; value: string }[] {
  return Object.entries(variables).flatMap(([name, value]: [string, unknown]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [{ name, value: String(value) }] : [],
  );
}

function valueOf(kind: ReportVariableKind, text: string): unknown {
  // An invalid number stays a string: JSON has no other form, and the server reports the error.
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return kind === 'boolean' ? text === 'true' : text;
}

/** JSON with one variable per line; invalid JSON is unchanged, so that the editor reports it. */
function readableJson(text: string): string {
  try {
    const variables: unknown = JSON.parse(text);
    return typeof variables === 'object' && variables !== null ? textOfVariables(variables) : text;
  } catch {
    return text;
  }
}
