import type { Report, ReportValues } from '../report';
import type { ReportCopiesQuery } from './ReportSchedule.generated';

type SavedReport = ReportCopiesQuery['savedReports'][number];

/**
 * The viewer's copy of a shipped report with the displayed values. The default dates of a shipped report move on every
 * day, so where they are displayed, those of the copy may be earlier.
 */
export function copyOfReport(
  { query, variables }: Report,
  values: ReportValues,
  reports: readonly SavedReport[],
): SavedReport | undefined {
  const isSaved = (copy: SavedReport, name: string) =>
    (copy.variables.find((saved) => saved.name === name)?.defaultValue ?? '') === (values[name] ?? '').trim();
  const copies = reports.filter((report) => report.mine && report.query === query);
  return (
    copies.find((copy) => variables.every(({ name }) => isSaved(copy, name))) ??
    copies.find((copy) =>
      variables.every(
        ({ name, kind, defaultValue }) =>
          isSaved(copy, name) || (kind === 'date' && values[name] === (defaultValue ?? '')),
      ),
    )
  );
}
