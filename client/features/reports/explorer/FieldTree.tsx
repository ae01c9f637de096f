import { explorerPlugin } from '@graphiql/plugin-explorer';
import { useEffect, useRef, type ReactNode } from 'react';

import { closedMark, makeAccessible, openMark, tickedMark } from './accessible-tree';
import styles from './FieldTree.module.css';

type Plugin = ReturnType<typeof explorerPlugin>;

interface FieldTreeLabels {
  title: string;
  queryName: string;
}

/** The tree of the schema's fields beside the editor: fields to tick, arguments to fill in. */
export function fieldTree(labels: FieldTreeLabels): Plugin {
  const plugin = explorerPlugin({
    title: labels.title,
    // A report has one query, and the explorer runs no mutations.
    hideActions: true,
    showAttribution: false,
    getDefaultFieldNames,
    arrowOpen: <Drawing {...openMark}>{<path d="M3 6l5 5 5-5" />}</Drawing>,
    arrowClosed: <Drawing {...closedMark}>{<path d="M6 3l5 5-5 5" />}</Drawing>,
    checkboxChecked: (
      <Drawing {...tickedMark}>
        <rect x="2" y="2" width="12" height="12" />
        <path d="M5 8l2.2 2.4L11 5.6" />
      </Drawing>
    ),
    checkboxUnchecked: <Drawing>{<rect x="2" y="2" width="12" height="12" />}</Drawing>,
  });
  const Tree = plugin.content;
  const content = () => (
    <AccessibleTree queryName={labels.queryName}>
      <Tree />
    </AccessibleTree>
  );
  return { ...plugin, title: labels.title, content };
}

function AccessibleTree({ queryName, children }: { queryName: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? makeAccessible(root.current, { queryName }) : undefined), [queryName]);
  return (
    <div ref={root} className={styles.tree}>
      {children}
    </div>
  );
}

function Drawing({ children, ...mark }: { children: ReactNode }) {
  return (
    <svg {...mark} className={styles.drawing} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {children}
    </svg>
  );
}

interface NamedFields {
  getFields: () => Record<string, { name: string }>;
}

/** Fields that are ticked together with an object: its names rather than its id. */
const telling = ['name', 'firstName', 'lastName', 'label', 'confirmationNumber', 'startsAt', 'totalCount'];

function getDefaultFieldNames(type: NamedFields): string[] {
  const fields = type.getFields();
  const found = telling.filter((name) => Object.hasOwn(fields, name));
  return found.length > 0 ? found : ['__typename'];
}
