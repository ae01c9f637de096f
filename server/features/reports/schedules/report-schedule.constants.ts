/** How often a report is mailed. */
export const REPORT_FREQUENCIES = ['weekly', 'monthly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

/** The range of dates of a mailed report: as saved with the report, or relative to the date of the mail. */
export const REPORT_PERIODS = ['asSaved', 'lastWeek', 'nextWeek', 'lastMonth', 'lastYear'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Maximum number of recipients of one report. */
export const MAX_REPORT_RECIPIENTS = 20;

/** A larger file is replaced by a link. */
export const MAX_ATTACHED_BYTES = 1_000_000;
