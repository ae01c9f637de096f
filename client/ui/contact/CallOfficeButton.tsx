import { FormattedMessage } from 'react-intl';

import { ButtonAnchor } from '../elements/Button';
import { callOfficeMessages } from './call-office.messages';
import { Phone } from '../icons/site-icons';

interface CallOfficeButtonProps {
  /** Undefined while loading: nothing is displayed. */
  site: { companyPhone: string; companyPhoneDisplay: string } | undefined;
}

/** A link in the form of a button that calls the office. */
export function CallOfficeButton({ site }: CallOfficeButtonProps) {
  if (!site) return null;
  return (
    <ButtonAnchor href={`tel:${site.companyPhone}`}>
      <Phone />
      <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
    </ButtonAnchor>
  );
}
