import type { ReactNode } from 'react';

import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';
import type { EmergencyContact } from './emergency-contact';

/** Name, and phone that can be called; empty if unknown. */
export const emergencyContactOf = (of: EmergencyContact): ReactNode =>
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
