import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { isNotFound } from '../../../graphql/office/is-not-found';
import { consolePaths } from '../../../console-paths';
import { BackLink } from '../../../ui/office/page/BackLink';
import { PageHead } from '../../../ui/office/page/PageHead';
import { Banner } from '../../../ui/elements/Banner';
import { Notice } from '../../../ui/elements/Notice';
import { pageNameMessages } from '../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../ui/page/use-page-title';
import { reportMessages } from '../report.messages';
import { useExplorerReportQuery } from './Explorer.generated';
import type { ExplorerProps } from './Explorer';
import { initialQueryOfUrl, initialQueryOfReport } from './initial-query';
import { explorerMessages as messages } from './explorer.messages';
import styles from './ExplorerPage.module.css';
import { useWideScreen } from './use-wide-screen';

/** The editor is larger than the rest of the site, so it is loaded only on this page and on a wide screen. */
const Explorer = lazy(async () => {
  const [{ prepareEditor }, { Explorer }] = await Promise.all([
    import('./editor-environment'),
    import('./Explorer'),
  ]);
  prepareEditor();
  return { default: Explorer };
});

type ExplorerPageProps = Pick<ExplorerProps, 'account' | 'execute'>;

/** The page where the office writes queries. The URL may contain one, or name a saved report. */
export function ExplorerPage(props: ExplorerPageProps) {
  const intl = useIntl();
  const isWide = useWideScreen();
  usePageTitle(intl.formatMessage(pageNameMessages.explorer));
  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.explorer} />}
        tools={
          <BackLink to={consolePaths.reports}>
            <FormattedMessage {...reportMessages.all} />
          </BackLink>
        }
        intro={isWide && <FormattedMessage {...messages.intro} />}
      />
      {isWide ? (
        <OpenedExplorer {...props} />
      ) : (
        <Notice>
          <p>
            <FormattedMessage {...messages.narrow} />
          </p>
        </Notice>
      )}
    </div>
  );
}

function OpenedExplorer(props: ExplorerPageProps) {
  const [params, setParams] = useSearchParams();
  // From the URL at first; later the editor keeps its tabs itself.
  const [opened] = useState(params);
  const isOpen = params.size === 0;
  useEffect(() => {
    // A reload would open the same query again, beside its edited version.
    if (!isOpen) setParams({}, { replace: true });
  }, [isOpen, setParams]);
  const reportId = opened.get('report');
  return reportId === null ? (
    <LoadedExplorer {...props} initial={initialQueryOfUrl(opened)} report={undefined} />
  ) : (
    <ReportInExplorer {...props} id={reportId} params={opened} />
  );
}

interface ReportInExplorerProps extends ExplorerPageProps {
  id: string;
  params: URLSearchParams;
}

function ReportInExplorer({ id, params, ...props }: ReportInExplorerProps) {
  const { data, error } = useExplorerReportQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const failure = error && (isNotFound(error) ? messages.noReport : messages.loadFailed);
  if (!data && !error) return <Loading />;
  const report = data?.savedReport;
  return (
    <>
      <Banner>{failure && <FormattedMessage {...failure} />}</Banner>
      <LoadedExplorer {...props} initial={report && initialQueryOfReport(report, params)} report={report} />
    </>
  );
}

function LoadedExplorer(props: ExplorerProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Explorer {...props} />
    </Suspense>
  );
}

function Loading() {
  return (
    <p role="status" className={styles.loading}>
      <FormattedMessage {...messages.loading} />
    </p>
  );
}
