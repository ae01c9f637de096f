/** What totals can be broken down by. */
export const TOTALS_GROUPS = ['month', 'classType', 'language', 'city', 'company'] as const;
export type TotalsGroup = (typeof TOTALS_GROUPS)[number];

/** What kind of input a variable of a report is asked for with. */
export const VARIABLE_KINDS = [
  'date',
  'classType',
  'classInstance',
  'choice',
  'number',
  'boolean',
  'text',
] as const;
export type VariableKind = (typeof VARIABLE_KINDS)[number];

/** How the cells of a column are written: numbers plain, money in cents, dates ISO 8601, booleans true or false. */
export const COLUMN_KINDS = [
  'text',
  'number',
  'money',
  'percent',
  'month',
  'date',
  'dateTime',
  'boolean',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
