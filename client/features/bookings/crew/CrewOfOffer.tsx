import { Navigate } from 'react-router-dom';

import { Notice } from '../../../ui/elements/Notice';
import { ClassLoading } from '../book/ClassLoading';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { HeldUntil } from '../waiting/HeldUntil';
import waitingStyles from '../waiting/Waiting.module.css';
import { waitingPathTo } from '../waiting/waiting-paths';
import { useCrewOfferQuery } from './CrewBooking.generated';
import { GuestCrewForm } from './GuestCrewForm';
import { useCrewDraft } from './use-crew-draft';

interface CrewOfOfferProps {
  classId: string;
  offerId: string;
}

/** The form for a crew with the seats that an offer holds. The page of the offer explains why it cannot be used. */
export function CrewOfOffer({ classId, offerId }: CrewOfOfferProps) {
  const query = useCrewOfferQuery({
    variables: { id: offerId },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const draft = useCrewDraft(classId);
  useHeadingFocusAfterLoading(Boolean(data ?? error));
  if (!data) return <ClassLoading query={query} />;
  const { seatOffer: offer, site } = data;
  const offerPage = waitingPathTo.offer(offerId);
  // The crew itself may have taken the seats.
  const isUsable = offer?.classInstance.id === classId && (offer.state === 'OPEN' || draft.isUnanswered);
  if (!isUsable) return <Navigate replace to={offerPage} />;
  const { classInstance: scheduledClass, seats, expiresAt } = offer;
  return (
    <>
      <meta name="robots" content="noindex" />
      <GuestCrewForm
        scheduledClass={scheduledClass}
        site={site}
        draft={draft}
        offer={offer}
        singleForm={offerPage}
        onRefused={refetch}
        notice={
          offer.state === 'OPEN' && (
            <Notice>
              <div className={waitingStyles.held}>
                <HeldUntil seats={seats} expiresAt={expiresAt} timeZone={scheduledClass.timeZone} />
              </div>
            </Notice>
          )
        }
      />
    </>
  );
}
