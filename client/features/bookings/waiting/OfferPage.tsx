import { FormattedMessage, useIntl } from 'react-intl';

import { pathTo } from '../../../paths';
import type { SeatOfferState } from '../../../schema/seat-offer-state.generated';
import { ButtonLink } from '../../../ui/Button';
import { useRecordId } from '../../../ui/use-record-id';
import type { BookingSite } from '../book/booking-site';
import { OtherDates } from '../book/OtherDates';
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
  const { data, error, refetch } = useSeatOfferQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  if (!data)
    return (
      <NotYetLoaded
        heading={intl.formatMessage(offerMessages.offerTitle)}
        hasFailed={error !== undefined}
        onRetry={reload}
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
  return <Offer key={id} offer={offer} site={site} onUnavailable={reload} />;
}

interface OfferProps {
  offer: SeatOffer_offerFragment;
  site: BookingSite;
  onUnavailable: () => void;
}

function Offer({ offer, site, onUnavailable }: OfferProps) {
  if (offer.state === 'OPEN') return <HeldSeat offer={offer} site={site} onUnavailable={onUnavailable} />;
  return <EndedOffer offer={offer} site={site} state={offer.state} />;
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
        <OtherDates found={found} exceptId={scheduledClass.id} limitedSeatsBelow={site.limitedSeatsBelow} />
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
