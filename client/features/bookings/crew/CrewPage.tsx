import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { useRecordId } from '../../../ui/page/use-record-id';
import pageStyles from '../book/BookingPage.module.css';
import { BookingSkeleton } from '../book/BookingSkeleton';
import { ClassLoading } from '../book/ClassLoading';
import { ClassNotFound } from '../book/ClassNotFound';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { useBookedMeanwhile } from '../booked-meanwhile';
import { classUnavailable } from '../load-pages';
import { useCrewPageQuery } from './CrewBooking.generated';
import { crewFormKey } from './crew-draft';
import { CrewOfOffer } from './CrewOfOffer';
import { GuestCrewForm } from './GuestCrewForm';
import { useCrewDraft } from './use-crew-draft';

const { Component: ClassUnavailable } = classUnavailable;

/** /book/{id}/crew: books seats for a crew in a class, or explains why that is not possible. */
export function CrewPage() {
  const id = useRecordId();
  const offerId = useSearchParams()[0].get('offer');
  return (
    <div className={`wrap ${pageStyles.page}`}>
      {/* Another class or offer gets a new form. */}
      {offerId === null ? (
        <CrewOfClass key={id} classId={id} />
      ) : (
        <CrewOfOffer key={`${id} ${offerId}`} classId={id} offerId={offerId} />
      )}
    </div>
  );
}

function CrewOfClass({ classId }: { classId: string }) {
  const query = useCrewPageQuery({
    variables: { id: classId },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const draft = useCrewDraft(classId);
  useHeadingFocusAfterLoading(Boolean(data ?? error));
  const booked = useBookedMeanwhile(crewFormKey(classId));
  if (booked) return <Navigate replace {...booked} />;
  if (!data) return <ClassLoading query={query} />;
  const { upcomingClass: scheduledClass, site } = data;
  if (!scheduledClass) return <ClassNotFound />;
  // The crew itself may have taken the last seats.
  if (scheduledClass.availability !== 'open' && !draft.isUnanswered)
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <ClassUnavailable scheduledClass={scheduledClass} unavailableReason={null} site={site} />
      </Suspense>
    );
  return (
    <GuestCrewForm
      scheduledClass={scheduledClass}
      site={site}
      draft={draft}
      singleForm={pathTo.book(classId)}
      onRefused={refetch}
    />
  );
}
