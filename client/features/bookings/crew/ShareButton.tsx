import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { Button } from '../../../ui/elements/Button';
import { useSiteOrigin } from '../../../ui/page/site-origin';
import { addressText } from '../address-text';
import { crewLinkCountMessages, crewLinkMessages } from './crew-link.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';

interface ShareButtonProps {
  booking: Pick<Crew_bookingFragment['bookings'][number], 'id' | 'firstName' | 'lastName'>;
  /** The class of the booking. */
  classInstance: Crew_bookingFragment['classInstance'];
}

/** Sends a member the class and the link of their booking, with the device's own dialog, or else copies them. */
export function ShareButton({ booking, classInstance }: ShareButtonProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { language } = useLocale();
  const origin = useSiteOrigin();
  const [isCopied, setIsCopied] = useState(false);
  const { name, nameEs, startsAt, timeZone, days, locationName, locationNameEs, address } = classInstance;
  const className = localized(name, nameEs, language).text;

  // Over plain http a browser has neither.
  const canShare = 'share' in navigator;
  const canCopy = 'clipboard' in navigator;

  const send = async () => {
    setIsCopied(false);
    const url = origin + pathTo.confirmation(booking.id);
    const text = intl.formatMessage(crewLinkCountMessages.shareText, {
      name: booking.firstName,
      className,
      start: formats.nearInstant(startsAt, timeZone),
      days: days.length,
      place: `${localized(locationName, locationNameEs, language).text}, ${addressText(address)}`,
    });
    if (canShare) await navigator.share({ title: className, text, url });
    else {
      await navigator.clipboard.writeText(`${text} ${url}`);
      setIsCopied(true);
    }
  };

  if (!canShare && !canCopy) return null;
  return (
    <>
      {/* Closing the dialog is no failure. */}
      <Button size="small" onClick={() => void send().catch(() => undefined)}>
        <FormattedMessage
          {...crewLinkCountMessages.share}
          values={{
            name: `${booking.firstName} ${booking.lastName}`,
            hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
          }}
        />
      </Button>{' '}
      <span role="status">{isCopied && <FormattedMessage {...crewLinkMessages.copied} />}</span>
    </>
  );
}
