/** How often a report is mailed. */
export const REPORT_FREQUENCIES = ['weekly', 'monthly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

/** Which days a mailed report is about: what its form begins with, or days counted from the day it is mailed. */
export const REPORT_PERIODS = ['asSaved', 'lastWeek', 'nextWeek', 'lastMonth', 'lastYear'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** How many people one report is mailed to at most. */
export const MAX_REPORT_RECIPIENTS = 20;

/** A larger file is not attached: the mail has a link instead. */
export const MAX_ATTACHED_BYTES = 1_000_000;
