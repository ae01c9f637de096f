import { draftMemory } from '../../../ui/forms/stored-draft';
import { readDraft, writeDraft } from '../book/booking-draft';
import { bookingForm, type BookingValues } from '../book/booking-fields';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';

type BookedSeat = Pick<Confirmation_bookingFragment, 'id' | 'email' | 'companyName'> & {
  classInstance: { id: string };
};
type EmergencyContact = Pick<BookingValues, 'emergencyContactName' | 'emergencyContactPhone'>;

/** Of the bookings made in this document, by booking id. Kept in memory only: the server never returns it. */
const contacts = draftMemory<EmergencyContact>();

export function keepEmergencyContact(
  bookingId: string,
  { emergencyContactName, emergencyContactPhone }: BookingValues,
): void {
  contacts.set(bookingId, { emergencyContactName, emergencyContactPhone });
}

/**
 * Fills in what another person of the same class probably shares: email, company and emergency contact. Name, phone and
 * consents stay empty, and a form that is already being filled in is left as it is.
 */
export function draftForAnother({ id, email, companyName, classInstance }: BookedSeat): void {
  if (readDraft(classInstance.id)) return;
  const values = { ...bookingForm.initial, email, companyName: companyName ?? '', ...contacts.get(id) };
  writeDraft(classInstance.id, { values, attempt: null });
}
