import { FormattedMessage } from 'react-intl';

import { MapPin } from '../../../ui/icons/site-icons';
import { addressText, type AddressParts } from '../address-text';
import styles from './BookingTicket.module.css';
import { confirmationMessages } from './confirmation.messages';

interface MapLinkProps {
  classInstance: {
    locationName: string;
    address: AddressParts;
    venue: { mapUrl: string | null } | null;
  };
}

/** Link to the map that the office has set for the venue, or else to a map of its address. */
export function MapLink({ classInstance: { locationName, address, venue } }: MapLinkProps) {
  return (
    <a
      className={`no-print ${styles.map}`}
      href={venue?.mapUrl ?? mapAddress(`${locationName}, ${addressText(address)}`)}
      rel="noreferrer"
    >
      <MapPin className={styles.icon} />
      <FormattedMessage {...confirmationMessages.openInMaps} />
    </a>
  );
}

function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
