import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
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
  useGraphiQLActions,
} from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import type { AskGraphql } from '../../../graphql/ask-graphql';
import type { ExplorerReportFragment } from './Explorer.generated';
import type { ExplorerOpening } from './explorer-opening';
import { openExplorerStorage, shutWithOtherTabs } from './explorer-storage';
import { explorerMessages as messages } from './explorer.messages';
import styles from './Explorer.module.css';
import { ExplorerTools } from './ExplorerTools';
import { useEditorLook } from './use-editor-look';
import { useFetcher } from './use-fetcher';
import { usePageTheme } from './use-page-theme';
import { setWaitingStyles } from './waiting-styles';

const plugins = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN];

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
  const fetcher = useFetcher(ask);
  const [storage] = useState(() => openExplorerStorage(account));
  const [emptyQuery] = useState(() => commentOf(intl.formatMessage(messages.emptyQuery)));
  useEffect(() => setWaitingStyles(document.body), []);
  useEffect(shutWithOtherTabs, []);
  useEditorLook();
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      storage={storage}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultQuery={emptyQuery}
      defaultTheme={theme}
      schemaDescription
      {...(opening && { initialQuery: opening.query, initialVariables: opening.variables })}
    >
      <HistoryStore>
        <DocExplorerStore>
          <ExplorerTools report={report} />
          <section className={styles.editor} aria-label={intl.formatMessage(messages.editor)}>
            <GraphiQLInterface
              forcedTheme={theme}
              isHeadersEditorEnabled={false}
              showPersistHeadersSettings={false}
              defaultEditorToolsVisibility="variables"
            >
              <GraphiQL.Logo>{null}</GraphiQL.Logo>
              <GraphiQL.Toolbar>
                <EditorButtons />
              </GraphiQL.Toolbar>
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

/** A line for each sentence: the editor is narrow. */
const commentOf = (text: string) =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => `# ${sentence}\n`)
    .join('');
