import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { asOffice } from '../../graphql/as-office';
import { useLocale } from '../../i18n/use-locale';
import { pathTo } from '../../paths';
import { Banner } from '../../ui/Banner';
import { usePageTitle } from '../../ui/use-page-title';
import { reportMessages as messages } from './report.messages';
import { useReportListQuery } from './Reports.generated';
import styles from './ReportsPage.module.css';

/** The reports there are to run. */
export function ReportsPage() {
  const intl = useIntl();
  const { language } = useLocale();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className={styles.quiet}>
          <FormattedMessage {...messages.intro} />
        </p>
      </div>
      {/* The server says their names: another language is another answer. */}
      <ReportCards key={language} />
    </div>
  );
}

function ReportCards() {
  const intl = useIntl();
  const { data, error } = useReportListQuery({ context: asOffice, fetchPolicy: 'no-cache' });
  if (!data)
    return (
      <>
        <Banner>{error && intl.formatMessage(messages.loadFailed)}</Banner>
        {!error && (
          <p role="status">
            <FormattedMessage {...messages.loading} />
          </p>
        )}
      </>
    );
  return (
    <ul className={styles.cards}>
      {data.savedReports.map(({ id, name, description }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.name}>
            <Link to={pathTo.report(id)}>{name}</Link>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
