import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../../../graphql/use-site';
import { localized } from '../../../../i18n/localized';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { useLocale } from '../../../../i18n/use-locale';
import { consolePaths } from '../../../../console-paths';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Button } from '../../../../ui/elements/Button';
import { Skeleton } from '../../../../ui/loading/Skeleton';
import { Printer } from '../../../../ui/icons/site-icons';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import styles from './BadgesPage.module.css';
import { bookingPageMessages as messages } from '../booking/booking-page.messages';
import { useBookingBadgesQuery, type BookingBadgesQuery } from './Badges.generated';
import { useLoadFailureText } from '../load-failure';

type Badge = BookingBadgesQuery['bookings']['nodes'][number];

const perSheet = 8;
const maxBadges = 100;

/** Name badges for bookings (`?ids=`), eight per letter-size sheet. */
export function BadgesPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const [params] = useSearchParams();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean).slice(0, maxBadges);
  const { data, error, refetch } = useBookingBadgesQuery({ variables: { ids }, fetchPolicy: 'cache-first' });
  const badges = data?.bookings.nodes;
  usePageTitle(intl.formatMessage(messages.badges));
  return (
    <div className={styles.page}>
      <PageHead
        className="no-print"
        back={{ to: consolePaths.bookings, label: <FormattedMessage {...pageNameMessages.allBookings} /> }}
        heading={<FormattedMessage {...messages.badges} />}
      />
      <div className={`${styles.tools} no-print`}>
        <Button variant="primary" aria-disabled={!badges} onClick={() => badges && window.print()}>
          <Printer />
          <FormattedMessage {...wordMessages.print} />
        </Button>
        <p role="status">
          {badges && <FormattedMessage {...messages.badgeCount} values={{ count: badges.length }} />}
        </p>
      </div>
      <LoadFailed
        onRetry={refetch}
        loading={!badges && <FormattedMessage {...wordMessages.loading} />}
        layout="none"
      >
        {error && failureText('bookings', error)}
      </LoadFailed>
      {!badges && !error && <SheetSkeleton count={Math.min(ids.length, perSheet)} />}
      {sheetsOf(badges ?? []).map((sheet, index) => (
        <ul key={sheet[0]?.id ?? index} className={styles.sheet}>
          {sheet.map((badge) => (
            <BadgeOf key={badge.id} badge={badge} />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The first sheet before its badges are loaded. */
function SheetSkeleton({ count }: { count: number }) {
  return (
    <div className={`${styles.sheet} no-print`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.badge} ${styles.loading}`}>
          <Skeleton width="40%" />
          <Skeleton width="60%" height="4.2rem" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  );
}

function sheetsOf(badges: readonly Badge[]): Badge[][] {
  const count = Math.ceil(badges.length / perSheet);
  return Array.from({ length: count }, (_, index) => badges.slice(index * perSheet, (index + 1) * perSheet));
}

/** Whether one of its two lines would wrap, so that the badge would have no room for the class. */
const isLong = ({ firstName, lastName }: Badge) => Math.max(firstName.length, lastName.length) > 22;

function BadgeOf({ badge }: { badge: Badge }) {
  const site = useSite();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const { classInstance } = badge;
  const course = localized(classInstance.name, classInstance.nameEs, language);
  return (
    <li className={styles.badge}>
      <p className={styles.site}>{site?.companyName}</p>
      <p className={styles.name} data-long={isLong(badge) || undefined}>
        {badge.firstName} <span className={styles.last}>{badge.lastName}</span>
      </p>
      {badge.companyName && <p className={styles.company}>{badge.companyName}</p>}
      <p className={styles.class}>
        <span lang={course.lang}>{course.text}</span>
        <br />
        {formats.day(classInstance.startsAt, classInstance.timeZone)}
      </p>
    </li>
  );
}
