import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isNotFound } from '../../graphql/office/is-not-found';
import { useLocale } from '../../i18n/use-locale';
import { consolePaths } from '../../console-paths';
import { PageHead } from '../../ui/office/page/PageHead';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { Notice } from '../../ui/elements/Notice';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { useUrlParams } from '../../ui/office/lists/use-url-params';
import { usePageTitle } from '../../ui/page/use-page-title';
import { useRecordId } from '../../ui/page/use-record-id';
import { ReportActions } from './ReportActions';
import { ReportResult } from './ReportResult';
import { ReportFields } from './ReportFields';
import type { Report, ReportValues } from './report';
import { reportMessages as messages } from './report.messages';
import { useReportFormQuery } from './Reports.generated';
import { ReportMailing } from './schedule/ReportMailing';
import styles from './Reports.module.css';

/** A report: its form, and its result as a table. The values are in the URL. */
export function ReportPage() {
  const id = useRecordId();
  const { language } = useLocale();
  const [drafts] = useState<Drafts>(() => new Map());
  // The server's texts depend on the language of the request.
  return <LoadedReport key={`${id} ${language}`} id={id} drafts={drafts} />;
}

/** Values that were typed but not run yet, by history entry: they survive a change of the language. */
type Drafts = Map<string, ReportValues>;

function LoadedReport({ id, drafts }: { id: string; drafts: Drafts }) {
  const intl = useIntl();
  const { data, error, refetch } = useReportFormQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const report = data?.savedReport;
  usePageTitle(report?.name ?? intl.formatMessage(pageNameMessages.reports));
  const isMissing = isNotFound(error);
  return (
    <div className={styles.page}>
      <PageHead
        back={{ to: consolePaths.reports, label: <FormattedMessage {...messages.all} /> }}
        heading={report?.name ?? <FormattedMessage {...pageNameMessages.reports} />}
        intro={report?.description}
      />
      <LoadFailed
        onRetry={isMissing ? undefined : refetch}
        loading={!report && <FormattedMessage {...wordMessages.loading} />}
        layout="table"
      >
        {error && <FormattedMessage {...messages[isMissing ? 'notFound' : 'loadFailed']} />}
      </LoadFailed>
      {report && <RunReport report={report} drafts={drafts} />}
    </div>
  );
}

function RunReport({ report, drafts }: { report: Report; drafts: Drafts }) {
  const [params, change] = useUrlParams();
  const { key: place } = useLocation();
  const steps = useSteps();
  const values = valuesOf(report, params);
  const isComplete = report.variables.every(({ name, required }) => !required || values[name]);
  const runs = isComplete && report.problem === null;
  const run = JSON.stringify(values);
  const [refusal, setRefusal] = useState<{ run: string; fields: Readonly<Record<string, string>> }>();
  const refuse = useCallback(
    (fields: Readonly<Record<string, string>>) => setRefusal({ run, fields }),
    [run],
  );
  const show = (next: ReportValues) => {
    drafts.delete(place);
    // An empty value stays in the URL, because it overrides the default.
    change((url) => report.variables.forEach(({ name }) => url.set(name, next[name] ?? '')));
  };
  return (
    <>
      <ReportActions report={report} values={values} />
      {report.problem !== null && (
        <Notice look="stripe">
          <p className={styles.problem}>
            <FormattedMessage {...messages.brokenHeading} />
          </p>
          <p>{report.problem}</p>
          <p>
            <FormattedMessage {...(report.mine ? messages.repair : messages.askOwner)} />
          </p>
        </Notice>
      )}
      {report.variables.length > 0 && (
        <ReportFields
          key={steps}
          report={report}
          values={values}
          draft={drafts.get(place)}
          onDraft={(draft) => drafts.set(place, draft)}
          refused={refusal?.run === run ? refusal.fields : {}}
          onShow={show}
        />
      )}
      {runs && <ReportResult key={run} report={report} values={values} onRefused={refuse} />}
      {(runs || !report.shipped) && <ReportMailing report={report} values={values} />}
    </>
  );
}

/** Counts Back and Forward, which reset the form to the values of the entry; running keeps the focus in the form. */
function useSteps(): number {
  const { key } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState({ key, steps: 0 });
  if (key !== seen.key) setSeen({ key, steps: seen.steps + Number(isStep) });
  return seen.steps;
}

/** The values of the URL, else the defaults of the report. */
function valuesOf({ variables }: Report, params: URLSearchParams): ReportValues {
  return Object.fromEntries(
    variables.map(({ name, defaultValue }) => [name, params.get(name) ?? defaultValue ?? '']),
  );
}
