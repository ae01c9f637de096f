import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLocale } from '../../i18n/use-locale';
import { consolePaths } from '../../console-paths';
import { ButtonLink } from '../../ui/elements/Button';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { Tag } from '../../ui/elements/Tag';
import { PageHead } from '../../ui/office/page/PageHead';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../ui/page/use-page-title';
import { mailedReportMessages } from './mailed-report.messages';
import { reportMessages as messages } from './report.messages';
import { useReportListQuery, type ReportListQuery } from './Reports.generated';
import styles from './ReportsPage.module.css';
import { reportPath } from './report-paths';

type ListedReport = ReportListQuery['savedReports'][number];

/** The list of reports. */
export function ReportsPage() {
  const intl = useIntl();
  const { language } = useLocale();
  usePageTitle(intl.formatMessage(pageNameMessages.reports));
  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.reports} />}
        tools={
          <ButtonLink size="small" to={consolePaths.explorer}>
            <FormattedMessage {...messages.write} />
          </ButtonLink>
        }
        intro={<FormattedMessage {...messages.intro} />}
      />
      {/* The server's names depend on the language of the request. */}
      <ReportGroups key={language} />
    </div>
  );
}

function ReportGroups() {
  const { data, error, refetch } = useReportListQuery({ fetchPolicy: 'no-cache' });
  if (!data)
    return (
      <LoadFailed onRetry={refetch} loading={<FormattedMessage {...wordMessages.loading} />} layout="cards">
        {error && <FormattedMessage {...messages.loadFailed} />}
      </LoadFailed>
    );
  const groups = {
    mine: data.savedReports.filter(({ mine }) => mine),
    others: data.savedReports.filter(({ mine, shipped }) => !mine && !shipped),
    shipped: data.savedReports.filter(({ shipped }) => shipped),
  };
  return (['mine', 'others', 'shipped'] as const).map(
    (group) =>
      groups[group].length > 0 && (
        <section key={group} className={styles.group} aria-labelledby={`reports-${group}`}>
          <h2 id={`reports-${group}`} className={styles.groupHeading}>
            <FormattedMessage {...messages[group]} />
          </h2>
          <ul className={styles.cards}>
            {groups[group].map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        </section>
      ),
  );
}

function ReportCard({ report }: { report: ListedReport }) {
  const { id, name, description, mine, shipped, shared, ownerName, frequency, problem } = report;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link to={reportPath(id)}>{name}</Link>
      </h3>
      {description && <p>{description}</p>}
      {!mine && !shipped && ownerName !== null && (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.by} values={{ name: ownerName }} />
        </p>
      )}
      {((mine && shared) || frequency !== null || problem !== null) && (
        <p className={styles.tags}>
          {mine && shared && (
            <Tag tone="info">
              <FormattedMessage {...messages.isShared} />
            </Tag>
          )}
          {frequency !== null && (
            <Tag tone="info">
              <FormattedMessage {...mailedReportMessages[frequency]} />
            </Tag>
          )}
          {problem !== null && (
            <Tag tone="off">
              <FormattedMessage {...messages.isBroken} />
            </Tag>
          )}
        </p>
      )}
    </li>
  );
}
