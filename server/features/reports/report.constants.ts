/** Groupings of totals. */
export const TOTALS_GROUPS = ['month', 'classType', 'language', 'city', 'company'] as const;
export type TotalsGroup = (typeof TOTALS_GROUPS)[number];

/** Kinds of inputs for the variables of a report. */
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

/** Formats of cells: plain numbers, money in cents, dates in ISO 8601, booleans as true or false. */
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
