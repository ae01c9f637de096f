import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { refusalText } from '../../../graphql/refusal-text';
import { Button } from '../../../ui/elements/Button';
import { Download } from '../../../ui/icons/office-icons';
import { ResultTable } from '../ResultTable';
import type { ReportRows } from '../report';
import { reportMessages } from '../report.messages';
import { resultFile } from './result-file';
import { resultMessages as messages } from './result.messages';
import { ResultChart, canBeDrawn } from './ResultChart';
import styles from './ExplorerResult.module.css';
import type { Preview } from './use-preview';

const resultViews = ['table', 'chart', 'raw'] as const;
export type ResultView = (typeof resultViews)[number];

interface ExplorerResultProps {
  preview: Preview;
  view: ResultView;
  onView: (view: ResultView) => void;
}

/** The result as a report of the query would display it, instead of or above the editor's JSON. */
export function ExplorerResult({ preview, view, onView }: ExplorerResultProps) {
  const intl = useIntl();
  const { result, error, refusal, isRunning } = preview;
  const hasFailed = error !== undefined || refusal !== undefined;
  return (
    <div className={styles.result}>
      <div className={styles.bar}>
        <div role="group" aria-label={intl.formatMessage(messages.views)} className={styles.views}>
          {resultViews.map((each) => (
            <Button key={each} size="small" aria-pressed={view === each} onClick={() => onView(each)}>
              <FormattedMessage {...messages[each]} />
            </Button>
          ))}
        </div>
        {result && result.rows.length > 0 && (
          <Button size="small" onClick={() => saveFile(resultFile(result))}>
            <Download />
            <FormattedMessage {...messages.file} />
          </Button>
        )}
        <p role="status" className={styles.count}>
          {isRunning ? <FormattedMessage {...messages.running} /> : result && <Count result={result} />}
        </p>
      </div>
      {view !== 'raw' && (
        <div className={styles.body}>
          <div role="alert">
            {hasFailed && (
              <p className={styles.note}>
                {refusal ?? problemText(error) ?? intl.formatMessage(messages.failed)}
              </p>
            )}
          </div>
          {!result && !hasFailed && !isRunning && (
            <p className={styles.note}>
              <FormattedMessage {...messages.notRun} />
            </p>
          )}
          {result?.rows.length === 0 && (
            <p className={styles.note}>
              <FormattedMessage {...messages.empty} />
            </p>
          )}
          {result && result.rows.length > 0 && <Shown view={view} result={result} />}
        </div>
      )}
    </div>
  );
}

/** Problems of variables name them, because the page has no fields for them. */
function problemText(error: unknown): string | undefined {
  const failure = readFailure(error);
  const ofVariables = Object.entries(failure.fields).filter(([field]) => field !== 'query');
  if (ofVariables.length === 0) return refusalText(failure);
  return ofVariables.map(([variable, text]) => `$${variable}: ${text}`).join('. ');
}

function Shown({ view, result }: { view: ResultView; result: ReportRows }) {
  const intl = useIntl();
  if (view === 'table') {
    // Another query has other columns, so sorting starts again.
    const columns = result.columns.map(({ key }) => key).join(' ');
    return <ResultTable key={columns} name={intl.formatMessage(messages.caption)} result={result} />;
  }
  return canBeDrawn(result) ? (
    <ResultChart result={result} />
  ) : (
    <p className={styles.note}>
      <FormattedMessage {...messages.noChart} />
    </p>
  );
}

function Count({ result: { rows, totalCount, hasMore } }: { result: ReportRows }) {
  const count = rows.length;
  return hasMore ? (
    <FormattedMessage {...messages.first} values={{ count, total: totalCount ?? count }} />
  ) : (
    <FormattedMessage {...reportMessages.count} values={{ count }} />
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: 'answer.csv' }).click();
  URL.revokeObjectURL(url);
}
