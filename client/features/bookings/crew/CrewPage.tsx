import { NetworkStatus } from '@apollo/client';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { ArrowLeft } from '../../../ui/icons/site-icons';
import { useOpenedAt } from '../../../ui/use-opened-at';
import { useRecordId } from '../../../ui/use-record-id';
import back from '../book/StepBackLink.module.css';
import formStyles from '../book/BookingForm.module.css';
import pageStyles from '../book/BookingPage.module.css';
import { BookingSkeleton } from '../book/BookingSkeleton';
import { ClassNotFound } from '../book/ClassNotFound';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { bookedHere } from '../booked-here';
import { classUnavailable } from '../load-pages';
import { crewFormMessages } from './crew.messages';
import { useCrewPageQuery } from './CrewBooking.generated';
import { CrewForm } from './CrewForm';

const { Component: ClassUnavailable } = classUnavailable;

/** /book/{id}/crew: books seats for a crew in a class, or explains why that is not possible. */
export function CrewPage() {
  const id = useRecordId();
  return (
    <div className={`wrap ${pageStyles.page}`}>
      {/* Another class gets a new form. */}
      <CrewOfClass key={id} classId={id} />
    </div>
  );
}

function CrewOfClass({ classId }: { classId: string }) {
  const hasOffer = useSearchParams()[0].has('offer');
  const { data, error, refetch, networkStatus } = useCrewPageQuery({
    variables: { id: classId },
    fetchPolicy: 'cache-and-network',
  });
  useHeadingFocusAfterLoading(data !== undefined || error !== undefined);
  const openedAt = useOpenedAt();
  const { language } = useLocale();
  const navigate = useNavigate();
  const retry = () => void refetch().catch(() => undefined);
  if (!data) {
    if (error && networkStatus !== NetworkStatus.refetch) return <ClassNotFound onRetry={retry} />;
    return <BookingSkeleton />;
  }
  const { upcomingClass: scheduledClass, site } = data;
  if (!scheduledClass) return <ClassNotFound />;
  const { availability } = scheduledClass;
  if (availability !== 'open' && !(hasOffer && availability === 'full'))
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <ClassUnavailable scheduledClass={scheduledClass} unavailableReason={null} site={site} />
      </Suspense>
    );
  return (
    <>
      <p className={back.back}>
        <Link className={back.link} to={pathTo.book(classId)}>
          <ArrowLeft className={back.icon} />
          <FormattedMessage {...crewFormMessages.back} />
        </Link>
      </p>
      <CrewForm
        scheduledClass={scheduledClass}
        site={site}
        language={language}
        onBooked={(crewBookingId) => {
          // Back does not display the form again.
          void navigate(pathTo.crew(crewBookingId), { replace: true, state: bookedHere });
        }}
        onRefused={retry}
      >
        <div className={formStyles.step}>
          <h1 tabIndex={-1}>
            <FormattedMessage {...crewFormMessages.pageTitle} />
          </h1>
          <p>
            <FormattedMessage {...crewFormMessages.intro} />{' '}
            {openedAt <= Date.parse(scheduledClass.refundDeadline) && (
              <FormattedMessage {...crewFormMessages.namesFollow} />
            )}
          </p>
        </div>
      </CrewForm>
    </>
  );
}
