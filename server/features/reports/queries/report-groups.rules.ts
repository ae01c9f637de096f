import { valueFromASTUntyped } from 'graphql';
import type { ColumnPath } from './report-columns.rules.js';
import type { ReportDocument } from './report-document.rules.js';
import type { TotalsGroup } from '../report.constants.js';

/** The field or argument whose label is used for the column of each group. */
const CALLED_AS: Readonly<Record<TotalsGroup, string>> = {
  month: 'month',
  classType: 'classTypeId',
  language: 'instructionLanguage',
  city: 'city',
  company: 'company',
};

/**
 * Totals by month have a column of months instead of groups. An alias is kept. The number of classes is not summed over
 * companies, because a class counts for each company with a seat in it.
 */
export function groupedColumns(
  { columns, group }: Pick<ReportDocument, 'columns' | 'group'>,
  variables: Readonly<Record<string, unknown>>,
): readonly ColumnPath[] {
  const by = group && valueFromASTUntyped(group, variables);
  if (!isGroup(by)) return columns;
  return columns.map((column) => {
    if (column.typeName !== 'Total') return column;
    if (by === 'company' && column.fieldName === 'classes') return { ...column, isSummed: false };
    if (column.name !== 'label') return column;
    return { ...column, name: CALLED_AS[by], kind: by === 'month' ? 'month' : column.kind };
  });
}

const isGroup = (value: unknown): value is TotalsGroup =>
  typeof value === 'string' && Object.hasOwn(CALLED_AS, value);
