import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLocale } from '../../../i18n/use-locale';
import { ButtonAnchor, ButtonRow } from '../../../ui/elements/Button';
import { Notice } from '../../../ui/elements/Notice';
import { readDraft, writeDraft } from '../book/booking-draft';
import { bookingForm } from '../book/booking-fields';
import { BookingForm } from '../book/BookingForm';
import pageStyles from '../book/BookingPage.module.css';
import type { BookingSite } from '../book/booking-site';
import type { MissedClass } from '../book/booking-steps';
import { ConfirmButton } from './ConfirmButton';
import { HeldUntil } from './HeldUntil';
import { useSeatOfferDeclineMutation, type SeatOffer_offerFragment } from './OfferPage.generated';
import styles from './Waiting.module.css';
import { filledOfferMessages, offerMessages } from './offer.messages';
import { waitingPathTo } from './waiting-paths';

interface HeldSeatProps {
  offer: SeatOffer_offerFragment;
  site: BookingSite;
  /** The booking request was sent. */
  onSubmitted: () => void;
  onMissed: (why: MissedClass) => void;
  /** Rejects without a response. */
  reload: () => Promise<unknown>;
}

/** The prefilled booking form, with the deadline of the offer and a way to decline it. */
export function HeldSeat({ offer, site, onSubmitted, onMissed, reload }: HeldSeatProps) {
  const { language } = useLocale();
  // Before the form reads the draft.
  useState(() => fillIn(offer));
  const { id, seats, state, expiresAt, classInstance: shown } = offer;
  return (
    <div className={`wrap ${pageStyles.page}`}>
      <meta name="robots" content="noindex" />
      <BookingForm
        scheduledClass={shown}
        smsDisclosure={language === 'es' ? site.smsDisclosureEs : site.smsDisclosureEn}
        site={site}
        offerId={id}
        onSubmitted={onSubmitted}
        onMissed={onMissed}
        notice={
          state === 'OPEN' && (
            <Notice>
              <div className={styles.held}>
                <HeldUntil seats={seats} expiresAt={expiresAt} timeZone={shown.timeZone} />
                {seats > 1 && (
                  <p>
                    <FormattedMessage
                      {...filledOfferMessages.severalSeats}
                      values={{
                        seats,
                        link: (chunks) => (
                          <Link to={waitingPathTo.crewWithOffer(shown.id, id)}>{chunks}</Link>
                        ),
                      }}
                    />
                  </p>
                )}
                <ButtonRow>
                  <ButtonAnchor variant="primary" href="#form">
                    <FormattedMessage {...filledOfferMessages.book} values={{ seats }} />
                  </ButtonAnchor>
                </ButtonRow>
                <Decline offerId={id} seats={seats} reload={reload} />
              </div>
            </Notice>
          )
        }
      />
    </div>
  );
}

/** Stores the data of the waiting list as a draft, which the form restores, unless there is one already. */
function fillIn({ classInstance, firstName, lastName, email }: SeatOffer_offerFragment): void {
  if (!readDraft(classInstance.id)) {
    const known = { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
    writeDraft(classInstance.id, { values: { ...bookingForm.initial, ...known }, attempt: null });
  }
}

interface DeclineProps {
  offerId: string;
  seats: number;
  reload: () => Promise<unknown>;
}

function Decline({ offerId, seats, reload }: DeclineProps) {
  const [decline] = useSeatOfferDeclineMutation();
  return (
    <ConfirmButton
      label={<FormattedMessage {...filledOfferMessages.decline} values={{ seats }} />}
      question={<FormattedMessage {...filledOfferMessages.declineSure} values={{ seats }} />}
      yes={<FormattedMessage {...offerMessages.declineYes} />}
      no={<FormattedMessage {...filledOfferMessages.declineNo} values={{ seats }} />}
      onConfirm={() => decline({ variables: { input: { offerId } } })}
      reload={reload}
    />
  );
}
