import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router-dom';

import { readFailure } from '../../graphql/failure';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { BackLink } from '../../ui/office/BackLink';
import { Banner } from '../../ui/Banner';
import { Notice } from '../../ui/Notice';
import { usePageTitle } from '../../ui/use-page-title';
import { ReportActions } from './ReportActions';
import { ReportAnswer } from './ReportAnswer';
import { ReportFields } from './ReportFields';
import type { Report, ReportValues } from './report';
import { reportMessages as messages } from './report.messages';
import { useReportFormQuery } from './Reports.generated';
import { ReportMailing } from './schedule/ReportMailing';
import styles from './ReportPage.module.css';

/** One report: its form, and its answer as a table. What was filled in is in the address. */
export function ReportPage() {
  const { id = '' } = useParams();
  const { language } = useLocale();
  const [drafts] = useState<Drafts>(() => new Map());
  // The server says its words: another language is another answer.
  return <LoadedReport key={`${id} ${language}`} id={id} drafts={drafts} />;
}

/** What is typed and not run yet, by the place in the history: it outlives a switch of the language. */
type Drafts = Map<string, ReportValues>;

function LoadedReport({ id, drafts }: { id: string; drafts: Drafts }) {
  const intl = useIntl();
  const { data, error } = useReportFormQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const report = data?.savedReport;
  usePageTitle(report?.name ?? intl.formatMessage(messages.title));
  const failure =
    error && (readFailure(error).code === 'NOT_FOUND' ? messages.notFound : messages.loadFailed);
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminReports}>
        <FormattedMessage {...messages.all} />
      </BackLink>
      <div>
        <h1 tabIndex={-1}>{report?.name ?? <FormattedMessage {...messages.title} />}</h1>
        {report && <p className={styles.quiet}>{report.description}</p>}
      </div>
      <Banner>{failure && intl.formatMessage(failure)}</Banner>
      {report && <RunReport report={report} drafts={drafts} />}
    </div>
  );
}

function RunReport({ report, drafts }: { report: Report; drafts: Drafts }) {
  const [params, setParams] = useSearchParams();
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
    // An empty one stays in the address: it was emptied on purpose.
    setParams(Object.fromEntries(report.variables.map(({ name }) => [name, next[name] ?? ''])));
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
      {runs && <ReportAnswer key={run} report={report} values={values} onRefused={refuse} />}
      {!report.shipped && <ReportMailing report={report} />}
    </>
  );
}

/** Counts steps back and forth, after which the form is filled in as it was then; running keeps the focus in it. */
function useSteps(): number {
  const { key } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState({ key, steps: 0 });
  if (key !== seen.key) setSeen({ key, steps: seen.steps + Number(isStep) });
  return seen.steps;
}

/** What the address says, else what the report begins with. */
function valuesOf({ variables }: Report, params: URLSearchParams): ReportValues {
  return Object.fromEntries(
    variables.map(({ name, defaultValue }) => [name, params.get(name) ?? defaultValue ?? '']),
  );
}
