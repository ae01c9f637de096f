import { decimalFromCents } from '../../platform/money/money.js';
import { upcomingClassJson } from '../schedule/class-instance.json.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import type { Booking } from './booking.type.js';

/** What the holder of the secret id may read: the phone masked, no emergency contact, no notes. */
export function bookingConfirmationJson(booking: BookingConfirmation) {
  return {
    id: booking.id,
    confirmation_number: booking.confirmationNumber,
    first_name: booking.firstName,
    last_name: booking.lastName,
    email: booking.email,
    phone: booking.phoneLast4 === null ? null : `***-***-${booking.phoneLast4}`,
    company_name: booking.companyName,
    text_notifications: booking.textNotifications,
    amount: decimalFromCents(booking.amountCents),
    booking_status: booking.bookingStatus,
    payment_status: booking.paymentStatus,
    language: booking.language,
    createdAt: booking.createdAt.toISOString(),
    class_instance_id: booking.classInstance.id,
    className: booking.classInstance.name,
    userName: `${booking.firstName} ${booking.lastName}`,
    classInstance: upcomingClassJson(booking.classInstance),
  };
}

/** What the office reads. */
export function bookingJson(booking: Booking) {
  return {
    id: booking.id,
    confirmation_number: booking.confirmationNumber,
    student_id: booking.studentId,
    class_instance_id: booking.classInstance.id,
    className: booking.classInstance.name,
    first_name: booking.firstName,
    last_name: booking.lastName,
    userName: `${booking.firstName} ${booking.lastName}`,
    email: booking.email,
    phone: booking.phone,
    company_name: booking.companyName,
    emergency_contact_name: booking.emergencyContactName,
    emergency_contact_phone: booking.emergencyContactPhone,
    text_notifications: booking.textNotifications,
    amount: decimalFromCents(booking.amountCents),
    booking_status: booking.bookingStatus,
    payment_status: booking.paymentStatus,
    booking_date: booking.bookingDate,
    language: booking.language,
    notes: booking.notes,
    createdAt: booking.createdAt.toISOString(),
    version: booking.version,
  };
}
