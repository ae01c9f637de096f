import { phoneText } from '../phone-text';
import { telUrl } from './tel-url';

/** A phone number that can be called. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telUrl(phone)}>{phoneText(phone)}</a>;
}
