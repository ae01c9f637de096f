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

import type { AskGraphql } from '../../../graphql/ask-graphql';
import { isBlank } from './blank-query';
import { openingQuery } from './example-queries';
import type { ExplorerReportFragment } from './Explorer.generated';
import { ExplorerAnswer, type AnswerView } from './ExplorerAnswer';
import type { ExplorerOpening } from './explorer-opening';
import { openExplorerStorage, shutWithOtherTabs } from './explorer-storage';
import { explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { ExplorerTools } from './ExplorerTools';
import { fieldTree } from './FieldTree';
import { useEditorLook } from './use-editor-look';
import { useFetcher } from './use-fetcher';
import { usePageTheme } from './use-page-theme';
import { usePreview } from './use-preview';
import { setWaitingStyles } from './waiting-styles';

export interface ExplorerProps {
  /** Whose tabs and history the editor shows. */
  account: string | undefined;
  ask: AskGraphql;
  opening: ExplorerOpening | undefined;
  /** The one that is opened. */
  report: ExplorerReportFragment | undefined;
}

/** GraphiQL in the console: with the office's token, and with our words around it. */
export function Explorer({ account, ask, opening, report }: ExplorerProps) {
  const intl = useIntl();
  const theme = usePageTheme();
  const preview = usePreview();
  const fetcher = useFetcher(ask, preview.run);
  const [view, setView] = useState<AnswerView>('table');
  const [storage] = useState(() => openExplorerStorage(account));
  // The same ones as long as the editor stands: it keeps what is open of them.
  const [{ plugins, tree }] = useState(() => {
    const own = fieldTree({
      title: intl.formatMessage(messages.fields),
      queryName: intl.formatMessage(messages.queryName),
    });
    return { plugins: [own, DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN], tree: own };
  });
  const clearForTab = useClearedByTabs(preview.clear);
  useEffect(() => setWaitingStyles(document.body), []);
  useEffect(shutWithOtherTabs, []);
  useEditorLook();
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      storage={storage}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      visiblePlugin={tree}
      onTabChange={clearForTab}
      defaultQuery={openingQuery}
      defaultTheme={theme}
      schemaDescription
      {...(opening && { initialQuery: opening.query, initialVariables: opening.variables })}
    >
      <HistoryStore>
        <DocExplorerStore>
          <ExplorerTools report={report} />
          <RunWhenOpened />
          <section
            className={view === 'raw' ? styles.editor : `${styles.editor} ${styles.withoutRaw}`}
            aria-label={intl.formatMessage(messages.editor)}
          >
            <GraphiQLInterface
              forcedTheme={theme}
              isHeadersEditorEnabled={false}
              showPersistHeadersSettings={false}
              defaultEditorToolsVisibility={opening?.variables ? 'variables' : false}
            >
              <GraphiQL.Logo>{null}</GraphiQL.Logo>
              <GraphiQL.Toolbar>
                <EditorButtons />
              </GraphiQL.Toolbar>
              <GraphiQL.Footer>
                <ExplorerAnswer preview={preview} view={view} onView={setView} />
              </GraphiQL.Footer>
            </GraphiQLInterface>
          </section>
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  );
}

/** Those of GraphiQL, with names in the language of the page. */
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

/** Runs what the editor opens with, so that an answer is there from the start. It only reads. */
function RunWhenOpened() {
  const actions = useGraphiQLActions();
  const isReady = useGraphiQL(({ schema, queryEditor }) => Boolean(schema && queryEditor));
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isReady || !queryEditor || hasRun.current) return;
    hasRun.current = true;
    // A tab that was left empty, or with nothing but comments, would be an error.
    if (isBlank(queryEditor.getValue())) queryEditor.setValue(openingQuery);
    actions.run();
  }, [actions, isReady, queryEditor]);
  return null;
}

/** The answer is that of the tab it was asked in. */
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
