import type { ReactNode } from 'react';

import { phoneText } from '../../../../ui/contact/phone-text';
import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';

interface EmergencyContact {
  emergencyContactName: string;
  emergencyContactPhone: string;
}

/** Name and phone; empty if unknown, as after a seat was passed on. */
export const emergencyContactText = (of: EmergencyContact): string =>
  [of.emergencyContactName, phoneText(of.emergencyContactPhone)].filter(Boolean).join(', ');

/** The same, with a link that calls the phone. */
export const emergencyContactLink = (of: EmergencyContact): ReactNode =>
  of.emergencyContactPhone === '' ? (
    of.emergencyContactName
  ) : (
    <>
      {of.emergencyContactName && `${of.emergencyContactName}, `}
      <span className="nowrap">
        <PhoneLink phone={of.emergencyContactPhone} isAlone />
      </span>
    </>
  );
