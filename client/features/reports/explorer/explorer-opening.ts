import type { ReportVariableKind } from '../../../graphql/schema.generated';

/** What the editor is opened with: the texts of its query and of its variables. */
export interface ExplorerOpening {
  query: string;
  /** JSON, or empty. */
  variables: string;
}

/** The query of the address, when it has one. */
export function openingOfAddress(params: URLSearchParams): ExplorerOpening | undefined {
  const query = params.get('query');
  return query === null ? undefined : { query, variables: readableJson(params.get('variables') ?? '') };
}

interface OpenedReport {
  query: string;
  variables: readonly { name: string; kind: ReportVariableKind; defaultValue?: string | null }[];
}

/** A report, with what its form was filled in with, else with what that begins with. */
export function openingOfReport(
  { query, variables }: OpenedReport,
  params: URLSearchParams,
): ExplorerOpening {
  const given = variables.flatMap(({ name, kind, defaultValue }) => {
    const text = params.get(name) ?? defaultValue ?? '';
    return text === '' ? [] : [[name, valueOf(kind, text)] as const];
  });
  return { query, variables: textOfVariables(Object.fromEntries(given)) };
}

/** Variables as the editor shows them; nothing at all when there are none. */
export function textOfVariables(variables: object): string {
  return Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);
}

/** What the form of a saved report begins with: the plain values of the editor, as texts. */
export function defaultsOf(variables: object): { name: string; value: string }[] {
  return Object.entries(variables).flatMap(([name, value]: [string, unknown]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [{ name, value: String(value) }] : [],
  );
}

function valueOf(kind: ReportVariableKind, text: string): unknown {
  // What is no number stays what was typed: JSON has no other way to say it, and the server says what is wrong.
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return kind === 'boolean' ? text === 'true' : text;
}

/** JSON with a line for each variable; a text that is none stays as it is, for the editor to say so. */
function readableJson(text: string): string {
  try {
    const variables: unknown = JSON.parse(text);
    return typeof variables === 'object' && variables !== null ? textOfVariables(variables) : text;
  } catch {
    return text;
  }
}
