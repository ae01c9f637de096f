import type { ReportFormQuery, ReportRowsQuery } from './Reports.generated';

export type Report = ReportFormQuery['savedReport'];
export type ReportValues = Readonly<Record<string, string>>;
export type ReportRows = ReportRowsQuery['reportTable'];
