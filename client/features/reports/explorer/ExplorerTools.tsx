import { tryParseJSONC, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { Button } from '../../../ui/Button';
import { exampleQueries } from './example-queries';
import type { ExplorerReportFragment } from './Explorer.generated';
import { openingOfReport, type ExplorerOpening } from './explorer-opening';
import { exampleMessages, explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { localToday } from './local-today';
import { SaveReport, type WrittenQuery } from './SaveReport';

/** What stands above the editor: examples to begin with, and saving as a report. */
export function ExplorerTools({ report: opened }: { report: ExplorerReportFragment | undefined }) {
  const { open, written } = useEditors();
  const [examples] = useState(() => exampleQueries(localToday()));
  const [report, setReport] = useState(opened?.mine ? opened : undefined);
  const [form, setForm] = useState<'new' | 'change'>();
  const [saved, setSaved] = useState<ExplorerReportFragment>();
  const begin = (next: typeof form) => {
    setSaved(undefined);
    setForm(next);
  };
  return (
    <div className={styles.tools}>
      <h2 id="explorer-examples" className={styles.toolsHeading}>
        <FormattedMessage {...messages.examples} />
      </h2>
      <ul className={styles.buttons} aria-labelledby="explorer-examples">
        {examples.map((example) => (
          <li key={example.id}>
            <Button size="small" onClick={() => open(example)}>
              <FormattedMessage {...exampleMessages[example.id]} />
            </Button>
          </li>
        ))}
      </ul>
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
      {!form && (
        <div className={styles.buttons}>
          {report && (
            <Button variant="primary" size="small" onClick={() => begin('change')}>
              <FormattedMessage {...messages.saveTo} values={{ name: report.name }} />
            </Button>
          )}
          <Button variant={report ? 'secondary' : 'primary'} size="small" onClick={() => begin('new')}>
            <FormattedMessage {...messages.saveAs} />
          </Button>
        </div>
      )}
      <p role="status" className={styles.saved}>
        {saved && (
          <>
            <FormattedMessage {...messages.saved} values={{ name: saved.name }} />{' '}
            <Link to={pathTo.report(saved.id)}>
              <FormattedMessage {...messages.openSaved} />
            </Link>
          </>
        )}
      </p>
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
    /** Puts a query into a tab of its own, or into the open one when nothing is written there. */
    open: ({ query, variables }: ExplorerOpening) => {
      if (!queryEditor || !variableEditor) return;
      if (!isBlank(queryEditor.getValue())) actions.addTab();
      queryEditor.setValue(query);
      variableEditor.setValue(variables);
      queryEditor.focus();
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

/** Nothing but comments, as the editor begins. */
const isBlank = (query: string) => query.replaceAll(/#.*/g, '').trim() === '';
