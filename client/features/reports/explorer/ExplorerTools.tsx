import { tryParseJSONC, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { officeToday } from '../../../i18n/office/office-zone';
import { Button } from '../../../ui/elements/Button';
import { isBlank } from './blank-query';
import { exampleQueries } from './example-queries';
import type { ExplorerReportFragment } from './Explorer.generated';
import { initialQueryOfReport, type InitialQuery } from './initial-query';
import { ExplorerMenu } from './ExplorerMenu';
import { explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { SaveReport, type WrittenQuery } from './SaveReport';
import { reportPath } from '../report-paths';

/** The controls above the editor: queries to start from, and saving as a report. */
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
            open(initialQueryOfReport(now, new URLSearchParams()));
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
          }}
          onTakeTheirs={(now) => {
            setReport(now);
            open(initialQueryOfReport(now, new URLSearchParams()));
          }}
          onClose={() => setForm(undefined)}
          onGone={() => {
            setReport(undefined);
            setForm(undefined);
          }}
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
    /** Opens a query in a new tab, or in the current one if that is empty, and runs it. */
    open: ({ query, variables }: InitialQuery) => {
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

/** Parsed like in the editor: comments are allowed, and an empty text means no variables. */
function variablesIn(text: string | undefined): object | undefined {
  try {
    return tryParseJSONC(text) ?? {};
  } catch {
    return undefined;
  }
}

/** GraphiQL collapses the variables and offers no API to expand them, only its button. */
function showVariables() {
  document
    .querySelector<HTMLElement>('.graphiql-editor-tools button[aria-label="Show editor tools"]')
    ?.click();
}
