import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { pathTo } from '../../../paths';
import type { SeatOfferState } from '../../../schema/seat-offer-state.generated';
import { ButtonLink } from '../../../ui/elements/Button';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { useRecordId } from '../../../ui/page/use-record-id';
import type { BookingSite } from '../book/booking-site';
import type { MissedClass } from '../book/booking-steps';
import { OtherDates } from '../book/OtherDates';
import { useHasPendingAttempt } from '../book/use-booking-draft';
import { focusHeading } from '../book/use-heading-focus';
import { useOtherDates } from '../book/use-other-dates';
import { HeldSeat } from './HeldSeat';
import { useSeatOfferQuery, type SeatOffer_offerFragment } from './OfferPage.generated';
import { filledOfferMessages, offerMessages } from './offer.messages';
import { waitingMessages } from './waiting.messages';
import { MissingPage, NotYetLoaded, WaitingActions, WaitingFrame } from './WaitingFrame';
import { WaitingClass } from './WaitingClass';

/** /seat-offer/{id}: an offer of seats. Anyone with the link may book or decline them. */
export function OfferPage() {
  const id = useRecordId();
  const intl = useIntl();
  const query = useSeatOfferQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  // The offer may have lapsed meanwhile.
  useOnReturn(() => refreshQuery(query));
  if (!data)
    return (
      <NotYetLoaded
        heading={intl.formatMessage(offerMessages.offerTitle)}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
      />
    );
  const { seatOffer: offer, site } = data;
  if (!offer)
    return (
      <MissingPage
        heading={intl.formatMessage(waitingMessages.noEntry)}
        text={<FormattedMessage {...waitingMessages.noEntryText} />}
      />
    );
  return <Offer key={id} offer={offer} site={site} reload={refetch} />;
}

interface OfferProps {
  offer: SeatOffer_offerFragment;
  site: BookingSite;
  /** Rejects without a response. */
  reload: () => Promise<unknown>;
}

function Offer({ offer, site, reload }: OfferProps) {
  const { state } = offer;
  const startsUnanswered = useHasPendingAttempt(offer.classInstance.id);
  // After that only the server's response counts: the booking itself may have taken the seat.
  const [isSubmitted, setIsSubmitted] = useState(startsUnanswered);
  const isBookable = state === 'OPEN' || (isSubmitted && state !== 'DECLINED');
  const wasBookable = useRef(isBookable);
  useEffect(() => {
    // What had the focus was removed with the form.
    if (wasBookable.current && !isBookable) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    wasBookable.current = isBookable;
  }, [isBookable]);

  const miss = (why: MissedClass) => {
    if (why !== 'changed') setIsSubmitted(false);
    // Without a response the page uses what it has.
    void reload().catch(() => undefined);
  };
  if (isBookable)
    return (
      <HeldSeat
        offer={offer}
        site={site}
        onSubmitted={() => setIsSubmitted(true)}
        onMissed={miss}
        reload={reload}
      />
    );
  return <EndedOffer offer={offer} site={site} state={state} />;
}

type EndedState = Exclude<SeatOfferState, 'OPEN'>;

interface EndedOfferProps {
  offer: SeatOffer_offerFragment;
  site: BookingSite;
  state: EndedState;
}

/** The alternatives after an offer has ended. */
function EndedOffer({ offer, site, state }: EndedOfferProps) {
  const intl = useIntl();
  const { seats, isWithdrawn, isWaiting, classInstance: scheduledClass } = offer;
  const found = useOtherDates(scheduledClass.classTypeId, scheduledClass.id);
  const heading = intl.formatMessage(filledOfferMessages[`offer${state}`], { seats });
  const isOver = scheduledClass.availability !== 'open' && scheduledClass.availability !== 'full';
  return (
    <WaitingFrame heading={heading} step={state} isSecret>
      <p>
        <EndedText offer={offer} state={state} isOver={isOver} />
      </p>
      <WaitingClass scheduledClass={scheduledClass} />
      <WaitingActions>
        {state === 'LAPSED' && scheduledClass.availability === 'open' && (
          <ButtonLink variant="primary" to={pathTo.book(scheduledClass.id)}>
            <FormattedMessage {...waitingMessages.bookNow} />
          </ButtonLink>
        )}
        {state === 'LAPSED' && !(isWithdrawn && isWaiting) && scheduledClass.availability === 'full' && (
          <ButtonLink to={pathTo.wait(scheduledClass.id)}>
            <FormattedMessage {...offerMessages.waitAgain} />
          </ButtonLink>
        )}
      </WaitingActions>
      {state !== 'TAKEN' && (
        <OtherDates found={found} except={scheduledClass} limitedSeatsBelow={site.limitedSeatsBelow} />
      )}
    </WaitingFrame>
  );
}

type EndedTextProps = Pick<EndedOfferProps, 'offer' | 'state'> & { isOver: boolean };

/** What has happened to the seats. */
function EndedText({ offer, state, isOver }: EndedTextProps) {
  const { seats, isWithdrawn, isWaiting, classInstance: scheduledClass } = offer;
  if (state === 'TAKEN') return <FormattedMessage {...offerMessages.offerTakenText} />;
  if (state === 'DECLINED')
    return <FormattedMessage {...filledOfferMessages.declinedText} values={{ seats }} />;
  if (isOver) return <FormattedMessage {...offerMessages.offerOverText} />;
  if (scheduledClass.availability === 'open') return <FormattedMessage {...waitingMessages.notFull} />;
  const withdrawnText = isWaiting ? 'withdrawnText' : 'withdrawnEndedText';
  const text = filledOfferMessages[isWithdrawn ? withdrawnText : 'lapsedText'];
  return <FormattedMessage {...text} values={{ seats }} />;
}
