import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useDownload, type FileProgress } from '../../graphql/office/api-files';
import { readFailure } from '../../graphql/requests/failure';
import { Banner } from '../../ui/elements/Banner';
import { Button } from '../../ui/elements/Button';
import { Download } from '../../ui/icons/office-icons';
import { Printer } from '../../ui/icons/site-icons';
import { LoadingSkeleton } from '../../ui/office/page/LoadingSkeleton';
import { Panel } from '../../ui/office/page/Panel';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { ResultTable } from './ResultTable';
import { withEveryMonth } from './chart-scale';
import type { ReportRows, Report, ReportValues } from './report';
import { useCellText } from './report-cells';
import { reportMessages as messages } from './report.messages';
import { ReportChart } from './ReportChart';
import styles from './Reports.module.css';
import { useReportRowsQuery } from './Reports.generated';

interface ReportResultProps {
  report: Report;
  values: ReportValues;
  /** Called with the server's errors by variable name; must be a stable function. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Runs a report and displays the result. */
export function ReportResult({ report, values, onRefused }: ReportResultProps) {
  const intl = useIntl();
  const download = useDownload();
  const { isBusy, run } = useOneAtATime();
  const [fileFailed, setFileFailed] = useState(false);
  const [progress, setProgress] = useState<FileProgress>();
  // Empty values too: they mean all, where the query itself may have a default.
  const given = Object.entries(values);
  const { data, error } = useReportRowsQuery({
    variables: { id: report.id, values: given.map(([name, value]) => ({ name, value })) },
    // Payments and seats must be current.
    fetchPolicy: 'no-cache',
  });
  const result = data?.reportTable;
  useEffect(() => {
    if (error) onRefused(readFailure(error).fields);
  }, [error, onRefused]);
  // Errors of fields are displayed in the form.
  const isOfReport =
    error !== undefined && !report.variables.some(({ name }) => name in readFailure(error).fields);
  const save = async () => {
    setFileFailed(false);
    setProgress(undefined);
    try {
      const path = `/api/admin/reports/${encodeURIComponent(report.id)}.csv`;
      await download(`${path}?${new URLSearchParams(values).toString()}`, setProgress);
    } catch {
      setFileFailed(true);
    }
  };
  return (
    <>
      <Banner>
        {fileFailed
          ? intl.formatMessage(wordMessages.fileFailed)
          : isOfReport && (readFailure(error).text ?? intl.formatMessage(messages.runFailed))}
      </Banner>
      {!error && (
        <Panel
          heading={<FormattedMessage {...messages.result} />}
          action={
            <p className={styles.count} role="status">
              {result && <Count result={result} />}
            </p>
          }
        >
          {!result && (
            <LoadingSkeleton layout="rows">
              <FormattedMessage {...wordMessages.loading} />
            </LoadingSkeleton>
          )}
          {result && result.rows.length > 0 && (
            <>
              <div className={styles.tools}>
                <Button
                  size="small"
                  busy={isBusy}
                  busyLabel={<SavingFile progress={progress} />}
                  onClick={() => void run(save)}
                >
                  <Download />
                  <FormattedMessage {...messages.file} />
                </Button>
                <Button size="small" onClick={() => window.print()}>
                  <Printer />
                  <FormattedMessage {...wordMessages.print} />
                </Button>
              </div>
              <Chart report={report} values={values} result={result} />
              <ResultTable name={report.name} result={result} />
            </>
          )}
          {result?.rows.length === 0 && (
            <p className={styles.empty}>
              <FormattedMessage {...(report.variables.length > 0 ? messages.empty : messages.nothing)} />
            </p>
          )}
        </Panel>
      )}
    </>
  );
}

/**
 * The header line is not a row; a text of several lines counts as several, so that the maximum may be reached early.
 */
function SavingFile({ progress }: { progress: FileProgress | undefined }) {
  if (!progress) return <FormattedMessage {...wordMessages.savingFile} />;
  const { lines, total } = progress;
  const rows = Math.max(0, lines - 1);
  return total === undefined ? (
    <FormattedMessage {...messages.savingRows} values={{ rows }} />
  ) : (
    <FormattedMessage {...messages.savingOf} values={{ rows: Math.min(rows, total), total }} />
  );
}

function Count({ result: { hasMore, totalCount, rows } }: { result: ReportRows }) {
  const count = rows.length;
  if (!hasMore) return <FormattedMessage {...messages.count} values={{ count }} />;
  return totalCount === null ? (
    <FormattedMessage {...messages.first} values={{ count }} />
  ) : (
    <FormattedMessage {...messages.firstOf} values={{ count, total: totalCount }} />
  );
}

interface ChartProps {
  report: Report;
  values: ReportValues;
  result: ReportRows;
}

function Chart({ report: { chart }, values: given, result: { columns, rows } }: ChartProps) {
  const text = useCellText();
  const label = columns.findIndex(({ key }) => key === chart?.label);
  const value = columns.findIndex(({ key }) => key === chart?.value);
  const [labels, values] = [columns[label], columns[value]];
  if (!labels || !values) return null;
  const measured = rows.map(({ cells }) => ({ month: cells[label] ?? '', value: cells[value] ?? '0' }));
  const bars =
    labels.kind === 'month' ? withEveryMonth(measured, given['from'] ?? '', given['to'] ?? '') : measured;
  return (
    <ReportChart
      value={values.label}
      label={labels.label}
      kind={values.kind}
      bars={bars.map((bar) => ({ label: text(bar.month || null, labels.kind), value: bar.value }))}
    />
  );
}
