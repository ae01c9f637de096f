import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { closedClassMessages } from '../../../../ui/office/texts/closed-class.messages';
import { ClassNameAndDay } from '../../../../ui/office/page/ClassNameAndDay';
import { RecordFrame } from '../../../../ui/office/page/RecordFrame';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { useRecordId } from '../../../../ui/page/use-record-id';
import { officeFormId, readCrewDraft } from '../../crew/crew-draft';
import { crewFormMessages } from '../../crew/crew.messages';
import {
  useCrewPageQuery,
  type Crew_classFragment,
  type Crew_siteFragment,
} from '../../crew/CrewBooking.generated';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { useLoadFailureText } from '../load-failure';
import { officeCrewMessages as messages } from './office-crew.messages';
import { OfficeCrewForm } from './OfficeCrewForm';

const headingId = 'book-crew-heading';

/** Books seats for a crew, for a contact who is on the phone or at the desk. */
export function BookCrewPage() {
  const id = useRecordId();
  return <BookingInClass key={id} classId={id} />;
}

function BookingInClass({ classId }: { classId: string }) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  /** How often the form was emptied. */
  const [emptied, setEmptied] = useState(0);
  const [bookedId, setBookedId] = useState<string>();
  const { shown, data, error, refetch, close } = useBookableClass(classId);
  // The class that was loaded stays, even if it is no longer offered.
  const scheduledClass = shown?.scheduledClass ?? data?.upcomingClass;
  const heading = intl.formatMessage(crewFormMessages.pageTitle);
  usePageTitle(heading);
  const isFull = data?.upcomingClass?.availability === 'full';
  return (
    <RecordFrame
      back={{
        to: consolePathTo.class(classId),
        label: scheduledClass ? (
          <ClassNameAndDay {...scheduledClass} />
        ) : (
          <FormattedMessage {...messages.back} />
        ),
      }}
      heading={heading}
      headingId={headingId}
      failure={
        !shown &&
        (data ? (
          <FormattedMessage {...closedClassMessages[isFull ? 'full' : 'notOffered']} />
        ) : (
          error && failureText('classes', error)
        ))
      }
      onRetry={data ? undefined : refetch}
    >
      {/* Back does not display the form again. Who has left the form stays where they are. */}
      {bookedId !== undefined && <Navigate replace to={consolePathTo.crew(bookedId)} />}
      {shown && (
        <OfficeCrewForm
          key={emptied}
          {...shown}
          onBooked={(crewBookingId) => {
            invalidateLists('bookings', 'bookableClasses');
            setBookedId(crewBookingId);
          }}
          onRefused={refetch}
          onStartEmpty={() => {
            setEmptied((count) => count + 1);
            close();
            focusIfLost(headingId);
          }}
        />
      )}
    </RecordFrame>
  );
}

interface ShownClass {
  scheduledClass: Crew_classFragment;
  site: Crew_siteFragment;
}

/**
 * The class if it can be booked, as last loaded. Once displayed it stays, with what is typed in its form, even if it
 * fills up or closes; `close` ends that.
 */
function useBookableClass(classId: string) {
  const [shown, setShown] = useState<ShownClass>();
  const { data, error, refetch } = useCrewPageQuery({
    variables: { id: classId },
    // A class in the cache may have filled up since.
    fetchPolicy: 'network-only',
  });
  const scheduledClass = data?.upcomingClass;
  const mayShow =
    shown !== undefined ||
    scheduledClass?.availability === 'open' ||
    // The crew itself may have taken the last seats.
    readCrewDraft(officeFormId(classId))?.attempt?.unanswered === true;
  if (data && scheduledClass && mayShow && shown?.scheduledClass !== scheduledClass)
    setShown({ scheduledClass, site: data.site });
  return { shown, data, error, refetch, close: () => setShown(undefined) };
}
