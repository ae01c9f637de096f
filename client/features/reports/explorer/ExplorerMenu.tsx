import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Banner } from '../../../ui/elements/Banner';
import { Button } from '../../../ui/elements/Button';
import { ChevronDown } from '../../../ui/icons/site-icons';
import { loadFailedMessages } from '../../../ui/office/page/load-failed.messages';
import type { ExampleQuery } from './example-queries';
import {
  ExplorerReportDocument,
  useExplorerReportsQuery,
  type ExplorerReportFragment,
} from './Explorer.generated';
import { exampleMessages, explorerMessages as messages } from './explorer.messages';
import styles from './ExplorerMenu.module.css';

interface ExplorerMenuProps {
  examples: readonly ExampleQuery[];
  onExample: (example: ExampleQuery) => void;
  onReport: (report: ExplorerReportFragment) => void;
}

/** Queries to start from: the examples, and the reports. Behind a button to save space. */
export function ExplorerMenu({ examples, onExample, onReport }: ExplorerMenuProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lastAsked = useRef(0);
  const { data, error, loading, refetch } = useExplorerReportsQuery({
    skip: !isOpen,
    fetchPolicy: 'network-only',
  });
  // A report that no longer matches the schema would not run.
  const reports = (data?.savedReports ?? []).filter(({ problem }) => problem === null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const choose = (work: () => void) => {
    setIsOpen(false);
    setHasFailed(false);
    // An earlier choice that is still loading is dropped.
    lastAsked.current += 1;
    button.current?.focus();
    work();
  };
  const openReport = async (reportId: string) => {
    const turn = (lastAsked.current += 1);
    const isLast = () => turn === lastAsked.current;
    try {
      const query = ExplorerReportDocument;
      const result = await client.query({ query, variables: { id: reportId }, fetchPolicy: 'no-cache' });
      if (result.data && isLast()) onReport(result.data.savedReport);
    } catch {
      if (isLast()) setHasFailed(true);
    }
  };

  return (
    <>
      <div ref={menu} className={styles.menu}>
        <Button
          ref={button}
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage {...messages.begin} />
          <ChevronDown />
        </Button>
        <div id={`${id}-panel`} className={styles.panel} hidden={!isOpen}>
          <Part heading={<FormattedMessage {...messages.examples} />}>
            {examples.map((example) => (
              <Choice key={example.id} onChoose={() => choose(() => onExample(example))}>
                <FormattedMessage {...exampleMessages[example.id]} />
              </Choice>
            ))}
          </Part>
          <p role="status" className={styles.state}>
            {loading && <FormattedMessage {...messages.reportsLoading} />}
            {error && !loading && <FormattedMessage {...messages.reportsFailed} />}
          </p>
          {error && !loading && (
            <Button
              size="small"
              onClick={() => {
                // The button is removed while they load.
                button.current?.focus();
                void refetch();
              }}
            >
              <FormattedMessage {...loadFailedMessages.retry} />
            </Button>
          )}
          {reports.length > 0 && (
            <Part heading={<FormattedMessage {...messages.reports} />}>
              {reports.map((report) => (
                <Choice key={report.id} onChoose={() => choose(() => void openReport(report.id))}>
                  {report.name}
                </Choice>
              ))}
            </Part>
          )}
        </div>
      </div>
      <Banner>{hasFailed && intl.formatMessage(messages.loadFailed)}</Banner>
    </>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function Choice({ children, onChoose }: { children: ReactNode; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
