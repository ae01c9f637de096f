import { phoneText } from '../../../../ui/contact/phone-text';

export interface EmergencyContact {
  emergencyContactName: string;
  emergencyContactPhone: string;
}

/** Name and phone; empty if unknown, as after a seat was passed on. */
export const emergencyContactText = (of: EmergencyContact): string =>
  [of.emergencyContactName, phoneText(of.emergencyContactPhone)].filter(Boolean).join(', ');
