import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { ButtonLink } from '../../ui/elements/Button';
import { Notice } from '../../ui/elements/Notice';
import { Plus } from '../../ui/icons/office-icons';
import { CalendarPlus } from '../../ui/icons/site-icons';
import { LoadingSkeleton } from '../../ui/office/page/LoadingSkeleton';
import { Panel } from '../../ui/office/page/Panel';
import { PageHead } from '../../ui/office/page/PageHead';
import { Skeleton } from '../../ui/loading/Skeleton';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../ui/page/use-page-title';
import { BookingBursts } from './BookingBursts';
import { dashboardMessages as messages } from './dashboard.messages';
import { useDashboardQuery, type DashboardQuery } from './DashboardPage.generated';
import styles from './DashboardPage.module.css';
import { InstallationProblems } from './InstallationProblems';
import { NextClasses } from './NextClasses';
import { RecentBookings } from './RecentBookings';
import { taskPaths } from './task-paths';
import { todayMessages } from './today.messages';
import { Today } from './Today';
import { useBursts } from './use-bursts';
import { useToday } from './use-today';

/** The dashboard: counts, frequent actions, tasks, newest bookings, next classes. */
export function DashboardPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(pageNameMessages.dashboard));
  const { data, error, refetch } = useDashboardQuery();
  const { amount } = useOfficeFormats();
  const today = useToday();
  const again = () => Promise.allSettled([refetch(), today.reload()]);
  const bursts = useBursts(again);
  const hasFailed = error !== undefined || bursts.hasFailed;
  const retry = () => Promise.allSettled([again(), bursts.reload()]);
  const refunds = data?.dashboard.refundsDueCount ?? 0;
  const isReady = (data ?? error) !== undefined && (today.data !== undefined || today.hasFailed);
  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.dashboard} />}
        tools={
          data ? (
            <Link className={styles.link} to={consolePaths.messages}>
              <FormattedMessage
                {...messages.openMessages}
                values={{ count: data.dashboard.openContactMessages }}
              />
            </Link>
          ) : (
            !hasFailed && (
              <span className={styles.link}>
                <Skeleton width="9rem" />
              </span>
            )
          )
        }
      />
      <InstallationProblems problems={data?.installationProblems ?? []} />
      <BookingBursts {...bursts} />
      <LoadFailed onRetry={retry} loading={!data && <FormattedMessage {...messages.loading} />} layout="none">
        {hasFailed ? (
          <FormattedMessage {...messages.loadFailed} />
        ) : (
          today.hasFailed && <FormattedMessage {...todayMessages.loadFailed} />
        )}
      </LoadFailed>
      {(data || !hasFailed) && <Stats dashboard={data?.dashboard} />}
      <section aria-labelledby="quick-actions" className={`${styles.actions} no-print`}>
        <h2 id="quick-actions" className={styles.label}>
          <FormattedMessage {...messages.quickActions} />
        </h2>
        <div className={styles.buttons}>
          <ButtonLink to={consolePathTo.newClass} variant="primary">
            <CalendarPlus size={20} />
            <FormattedMessage {...messages.scheduleClass} />
          </ButtonLink>
          <ButtonLink to={consolePathTo.newClassType}>
            <Plus size={20} />
            <FormattedMessage {...messages.createClassType} />
          </ButtonLink>
          <ButtonLink to={consolePaths.bookings}>
            <FormattedMessage {...messages.viewBookings} />
          </ButtonLink>
          <ButtonLink to={consolePathTo.newBooking}>
            <Plus size={20} />
            <FormattedMessage {...messages.createBooking} />
          </ButtonLink>
        </div>
      </section>
      <div className={styles.tasks}>
        {isReady ? (
          <div className={styles.work}>
            {data && refunds > 0 && (
              <Notice>
                <Link className={styles.link} to={taskPaths.refundsDue}>
                  <FormattedMessage
                    {...messages.refundsDue}
                    values={{ count: refunds, amount: amount(data.dashboard.refundsDueCents) }}
                  />
                </Link>
              </Notice>
            )}
            <Today state={today} hasMore={bursts.bursts.length > 0 || refunds > 0} />
          </div>
        ) : (
          <LoadingSkeleton layout="panel">
            <FormattedMessage {...todayMessages.loading} />
          </LoadingSkeleton>
        )}
        {/* Below the tasks, whose height is not known before. */}
        {isReady && data && (
          <div className={styles.lists}>
            <Panel heading={<FormattedMessage {...classWordMessages.upcoming} />}>
              <NextClasses classes={data.dashboard.upcomingClassList} />
            </Panel>
            <Panel heading={<FormattedMessage {...messages.recentBookings} />}>
              <RecentBookings bookings={data.dashboard.recentBookings} />
            </Panel>
          </div>
        )}
      </div>
    </div>
  );
}

interface StatsProps {
  /** Undefined until loaded. */
  dashboard: DashboardQuery['dashboard'] | undefined;
}

function Stats({ dashboard }: StatsProps) {
  const stats = [
    { message: messages.totalUsers, value: dashboard?.totalUsers },
    { message: messages.classTypes, value: dashboard?.totalClassTypes },
    { message: classWordMessages.upcoming, value: dashboard?.upcomingClasses },
    { message: messages.totalBookings, value: dashboard?.totalBookings },
  ] as const;
  return (
    <dl className={styles.stats}>
      {stats.map(({ message, value }) => (
        <div key={message.id} className={styles.stat}>
          <dt className={styles.label}>
            <FormattedMessage {...message} />
          </dt>
          <dd className={styles.number}>
            {value === undefined ? <Skeleton width="2ch" /> : <FormattedNumber value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
