import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { useLocale } from '../../../i18n/use-locale';
import { useRecordId } from '../../../ui/page/use-record-id';
import { useBookedMeanwhile } from '../booked-meanwhile';
import { BookingForm } from './BookingForm';
import styles from './BookingPage.module.css';
import type { MissedClass } from './booking-steps';
import { useBookingPageQuery } from './BookingPage.generated';
import { BookingSkeleton } from './BookingSkeleton';
import { ClassLoading } from './ClassLoading';
import { ClassNotFound } from './ClassNotFound';
import { classUnavailable } from '../load-pages';
import { useHasPendingAttempt } from './use-booking-draft';
import { useHeadingFocusAfterLoading } from './use-heading-focus';

const { Component: ClassUnavailable } = classUnavailable;

/** /book/{id}: books a seat in a class, or explains why that is not possible. */
export function BookingPage() {
  const id = useRecordId();
  return (
    <div className={`wrap ${styles.page}`}>
      {/* Another class gets a new form. */}
      <BookingOfClass key={id} classId={id} />
    </div>
  );
}

function BookingOfClass({ classId }: { classId: string }) {
  const { language } = useLocale();
  const query = useBookingPageQuery({
    variables: { id: classId },
    // A class from the board is displayed at once, then with its current seats.
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const [unavailableReason, setUnavailableReason] = useState<'full' | 'closed' | null>(null);
  // After that only the server's response counts: this booking may have taken the last seat.
  const [wasAskedFor, setWasAskedFor] = useState(false);
  const startsUnanswered = useHasPendingAttempt(classId);
  const isSubmitted = wasAskedFor || startsUnanswered;
  useHeadingFocusAfterLoading(Boolean(data ?? error));

  const booked = useBookedMeanwhile(classId);
  if (booked) return <Navigate replace {...booked} />;

  if (!data) return <ClassLoading query={query} />;
  const { upcomingClass: scheduledClass, site } = data;
  if (!scheduledClass) return <ClassNotFound />;
  const miss = (why: MissedClass) => {
    if (why !== 'changed') setUnavailableReason(why);
    // Reloads the class and the reason; without a response the page uses what it has.
    void refetch();
  };
  if (unavailableReason || (scheduledClass.availability !== 'open' && !isSubmitted)) {
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <ClassUnavailable scheduledClass={scheduledClass} unavailableReason={unavailableReason} site={site} />
      </Suspense>
    );
  }
  return (
    <BookingForm
      scheduledClass={scheduledClass}
      smsDisclosure={language === 'es' ? site.smsDisclosureEs : site.smsDisclosureEn}
      site={site}
      onSubmitted={() => setWasAskedFor(true)}
      onMissed={miss}
    />
  );
}
