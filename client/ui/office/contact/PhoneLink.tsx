import { phoneText } from '../../contact/phone-text';
import { telUrl } from './tel-url';

interface PhoneLinkProps {
  phone: string;
  /** No other link is in the lines above, beside and below. */
  isAlone?: boolean;
}

/** A phone number that can be called. */
export function PhoneLink({ phone, isAlone = false }: PhoneLinkProps) {
  return (
    <a className={isAlone ? 'tap-area' : 'tap-line'} href={telUrl(phone)}>
      {phoneText(phone)}
    </a>
  );
}
