import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';

import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import {
  CopyIcon,
  GraphiQLProvider,
  MergeIcon,
  PrettifyIcon,
  ToolbarButton,
  useGraphiQL,
  useGraphiQLActions,
} from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ExecuteGraphql } from '../../../graphql/office/execute-graphql';
import { isBlank } from './blank-query';
import { translateNames } from './editor-names';
import { defaultExampleQuery } from './example-queries';
import type { ExplorerReportFragment } from './Explorer.generated';
import { ExplorerResult, type ResultView } from './ExplorerResult';
import type { InitialQuery } from './initial-query';
import { openExplorerStorage, closeWithOtherTabs } from './explorer-storage';
import { explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { ExplorerTools } from './ExplorerTools';
import { fieldTree } from './FieldTree';
import { useEditorTheme } from './use-editor-theme';
import { useFetcher } from './use-fetcher';
import { usePageTheme } from './use-page-theme';
import { usePreview } from './use-preview';
import { applyDeferredStyles } from './deferred-styles';

export interface ExplorerProps {
  /** The account whose tabs and history the editor displays. */
  account: string | undefined;
  execute: ExecuteGraphql;
  initial: InitialQuery | undefined;
  /** The report that is opened. */
  report: ExplorerReportFragment | undefined;
}

/** GraphiQL in the console, with the admin's token and the console's own messages around it. */
export function Explorer({ account, execute, initial, report }: ExplorerProps) {
  const intl = useIntl();
  const theme = usePageTheme();
  const preview = usePreview();
  const fetcher = useFetcher(execute, preview.run, preview.refuse);
  const [view, setView] = useState<ResultView>('table');
  const [storage] = useState(() => openExplorerStorage(account));
  // Stable while the editor is mounted, because it keeps their state.
  const [{ plugins, tree }] = useState(() => {
    const own = fieldTree({
      title: intl.formatMessage(messages.fields),
      queryName: intl.formatMessage(messages.queryName),
    });
    return { plugins: [own, DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN], tree: own };
  });
  const clearForTab = useClearedByTabs(preview.clear);
  useEffect(() => applyDeferredStyles(document.body), []);
  useEffect(() => translateNames(document.body, intl), [intl]);
  useEffect(closeWithOtherTabs, []);
  useEditorTheme();
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      storage={storage}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      visiblePlugin={tree}
      onTabChange={clearForTab}
      defaultQuery={defaultExampleQuery}
      defaultTheme={theme}
      schemaDescription
      {...(initial && { initialQuery: initial.query, initialVariables: initial.variables })}
    >
      <HistoryStore>
        <DocExplorerStore>
          <ExplorerTools report={report} />
          <RunInitialQuery />
          <section
            className={view === 'raw' ? styles.editor : `${styles.editor} ${styles.withoutRaw}`}
            aria-label={intl.formatMessage(messages.editor)}
          >
            <GraphiQLInterface
              forcedTheme={theme}
              isHeadersEditorEnabled={false}
              showPersistHeadersSettings={false}
              defaultEditorToolsVisibility={initial?.variables ? 'variables' : false}
            >
              <GraphiQL.Logo>{null}</GraphiQL.Logo>
              <GraphiQL.Toolbar>
                <EditorButtons />
              </GraphiQL.Toolbar>
              <GraphiQL.Footer>
                <ExplorerResult preview={preview} view={view} onView={setView} />
              </GraphiQL.Footer>
            </GraphiQLInterface>
          </section>
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  );
}

/** GraphiQL's buttons, with translated names. */
function EditorButtons() {
  const intl = useIntl();
  const actions = useGraphiQLActions();
  const icon = { className: 'graphiql-toolbar-icon', 'aria-hidden': true };
  return (
    <>
      <ToolbarButton
        label={intl.formatMessage(messages.prettify)}
        onClick={() => void actions.prettifyEditors()}
      >
        <PrettifyIcon {...icon} />
      </ToolbarButton>
      <ToolbarButton label={intl.formatMessage(messages.merge)} onClick={() => actions.mergeQuery()}>
        <MergeIcon {...icon} />
      </ToolbarButton>
      <ToolbarButton label={intl.formatMessage(messages.copy)} onClick={() => void actions.copyQuery()}>
        <CopyIcon {...icon} />
      </ToolbarButton>
    </>
  );
}

/** Runs the initial query, so that there is a result from the start. It has no side effects. */
function RunInitialQuery() {
  const actions = useGraphiQLActions();
  const isReady = useGraphiQL(({ schema, queryEditor }) => Boolean(schema && queryEditor));
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isReady || !queryEditor || hasRun.current) return;
    hasRun.current = true;
    // A tab with nothing but comments would cause an error.
    if (isBlank(queryEditor.getValue())) queryEditor.setValue(defaultExampleQuery);
    actions.run();
  }, [actions, isReady, queryEditor]);
  return null;
}

/** The result belongs to the tab in which the query was run. */
function useClearedByTabs(clear: () => void) {
  const shown = useRef<number>(undefined);
  return useCallback(
    ({ activeTabIndex }: { activeTabIndex: number }) => {
      if (shown.current !== undefined && shown.current !== activeTabIndex) clear();
      shown.current = activeTabIndex;
    },
    [clear],
  );
}
