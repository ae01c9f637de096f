import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { Button } from '../../../ui/Button';
import { Download } from '../../../ui/icons/office-icons';
import { AnswerTable } from '../AnswerTable';
import type { Answer } from '../report';
import { answerFile } from './answer-file';
import { answerMessages as messages } from './answer.messages';
import { AnswerChart, canBeDrawn } from './AnswerChart';
import styles from './ExplorerAnswer.module.css';
import type { Preview } from './use-preview';

export const answerViews = ['table', 'chart', 'raw'] as const;
export type AnswerView = (typeof answerViews)[number];

interface ExplorerAnswerProps {
  preview: Preview;
  view: AnswerView;
  onView: (view: AnswerView) => void;
}

/** The result as a report of the query would display it, instead of or above the editor's JSON. */
export function ExplorerAnswer({ preview, view, onView }: ExplorerAnswerProps) {
  const intl = useIntl();
  const { answer, error, isRunning } = preview;
  const hasFailed = error !== undefined;
  return (
    <div className={styles.answer}>
      <div className={styles.bar}>
        <div role="group" aria-label={intl.formatMessage(messages.views)} className={styles.views}>
          {answerViews.map((each) => (
            <Button key={each} size="small" aria-pressed={view === each} onClick={() => onView(each)}>
              <FormattedMessage {...messages[each]} />
            </Button>
          ))}
        </div>
        {answer && answer.rows.length > 0 && (
          <Button size="small" onClick={() => saveFile(answerFile(answer))}>
            <Download />
            <FormattedMessage {...messages.file} />
          </Button>
        )}
        <p role="status" className={styles.count}>
          {isRunning ? <FormattedMessage {...messages.running} /> : answer && <Count answer={answer} />}
        </p>
      </div>
      {view !== 'raw' && (
        <div className={styles.body}>
          <div role="alert">
            {hasFailed && (
              <p className={styles.note}>{problemOf(error) ?? intl.formatMessage(messages.failed)}</p>
            )}
          </div>
          {!answer && !hasFailed && !isRunning && (
            <p className={styles.note}>
              <FormattedMessage {...messages.notRun} />
            </p>
          )}
          {answer?.rows.length === 0 && (
            <p className={styles.note}>
              <FormattedMessage {...messages.empty} />
            </p>
          )}
          {answer && answer.rows.length > 0 && <Shown view={view} answer={answer} />}
        </div>
      )}
    </div>
  );
}

function Shown({ view, answer }: { view: AnswerView; answer: Answer }) {
  const intl = useIntl();
  if (view === 'table') {
    // Another query has other columns, so sorting starts again.
    const columns = answer.columns.map(({ key }) => key).join(' ');
    return <AnswerTable key={columns} name={intl.formatMessage(messages.caption)} answer={answer} />;
  }
  return canBeDrawn(answer) ? (
    <AnswerChart answer={answer} />
  ) : (
    <p className={styles.note}>
      <FormattedMessage {...messages.noChart} />
    </p>
  );
}

function Count({ answer: { rows, totalCount, hasMore } }: { answer: Answer }) {
  const count = rows.length;
  return hasMore ? (
    <FormattedMessage {...messages.first} values={{ count, total: totalCount ?? count }} />
  ) : (
    <FormattedMessage {...messages.count} values={{ count }} />
  );
}

/** The server's description of the error in the query or its variables. */
function problemOf(error: unknown): string | undefined {
  const { fields, text } = readFailure(error);
  return Object.values(fields)[0] ?? text;
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: 'answer.csv' }).click();
  URL.revokeObjectURL(url);
}
