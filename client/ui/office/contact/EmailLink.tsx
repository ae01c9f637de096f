import { EmailText } from './EmailText';
import { mailUrl } from './mail-url';

interface EmailLinkProps {
  email: string;
  /** No other link is in the lines above, beside and below. */
  isAlone?: boolean;
}

/** An email address that can be written to. */
export function EmailLink({ email, isAlone = false }: EmailLinkProps) {
  return (
    // Not every browser reads the parts of the address as one word.
    <a className={isAlone ? 'tap-area' : 'tap-line'} href={mailUrl(email)} aria-label={email}>
      <EmailText>{email}</EmailText>
    </a>
  );
}
