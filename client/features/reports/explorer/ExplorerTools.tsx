import { tryParseJSONC, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { officeToday } from '../../../i18n/office-zone';
import { Button } from '../../../ui/Button';
import { isBlank } from './blank-query';
import { exampleQueries } from './example-queries';
import type { ExplorerReportFragment } from './Explorer.generated';
import { openingOfReport, type ExplorerOpening } from './explorer-opening';
import { ExplorerMenu } from './ExplorerMenu';
import { explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { SaveReport, type WrittenQuery } from './SaveReport';
import { reportPath } from '../report-paths';

/** What stands above the editor: queries to begin with, and saving as a report. */
export function ExplorerTools({ report: opened }: { report: ExplorerReportFragment | undefined }) {
  const { open, written } = useEditors();
  const [examples] = useState(() => exampleQueries(officeToday()));
  const [report, setReport] = useState(opened?.mine ? opened : undefined);
  const [form, setForm] = useState<'new' | 'change'>();
  const [saved, setSaved] = useState<ExplorerReportFragment>();
  const begin = (next: typeof form) => {
    setSaved(undefined);
    setForm(next);
  };
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <ExplorerMenu
          examples={examples}
          onExample={open}
          onReport={(now) => {
            setReport(now.mine ? now : undefined);
            setSaved(undefined);
            open(openingOfReport(now, new URLSearchParams()));
          }}
        />
        {!form && report && (
          <Button variant="primary" size="small" onClick={() => begin('change')}>
            <FormattedMessage {...messages.saveTo} values={{ name: report.name }} />
          </Button>
        )}
        {!form && (
          <Button variant={report ? 'secondary' : 'primary'} size="small" onClick={() => begin('new')}>
            <FormattedMessage {...messages.saveAs} />
          </Button>
        )}
        <p role="status" className={styles.saved}>
          {saved && (
            <>
              <FormattedMessage {...messages.saved} values={{ name: saved.name }} />{' '}
              <Link to={reportPath(saved.id)}>
                <FormattedMessage {...messages.openSaved} />
              </Link>
            </>
          )}
        </p>
      </div>
      {form && (
        <SaveReport
          key={form}
          edited={form === 'change' ? report : undefined}
          written={written}
          onSaved={(now) => {
            setReport(now);
            setSaved(now);
            setForm(undefined);
          }}
          onTakeTheirs={(now) => {
            setReport(now);
            open(openingOfReport(now, new URLSearchParams()));
          }}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  );
}

function useEditors() {
  const actions = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  return {
    /** Puts a query into a tab of its own, or into the open one when nothing is written there, and runs it. */
    open: ({ query, variables }: ExplorerOpening) => {
      if (!queryEditor || !variableEditor) return;
      if (!isBlank(queryEditor.getValue())) actions.addTab();
      queryEditor.setValue(query);
      variableEditor.setValue(variables);
      if (variables !== '') showVariables();
      actions.run();
    },
    written: (): WrittenQuery => ({
      query: queryEditor?.getValue() ?? '',
      variables: variablesIn(variableEditor?.getValue()),
    }),
  };
}

/** As the editor itself reads them: comments are welcome, and nothing at all is no variables. */
function variablesIn(text: string | undefined): object | undefined {
  try {
    return tryParseJSONC(text) ?? {};
  } catch {
    return undefined;
  }
}

/** GraphiQL folds them away, which saves room where there are none, and has no other way to unfold them than its button. */
function showVariables() {
  document
    .querySelector<HTMLElement>('.graphiql-editor-tools button[aria-label="Show editor tools"]')
    ?.click();
}
