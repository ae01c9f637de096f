import { badInput } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { attendee } from '../../testing/attendees.js';
import { BOOKING_INPUT } from './booking-input.rest.js';
import { CreateBookingInput } from './office/office-booking.input.js';

const WRONG = message({ en: 'Wrong', es: 'Incorrecto' });

describe('booking fields that a service rejects', () => {
  it.each([
    ['a guest', { guest: attendee('a-class') }, ['class_instance_id', 'emergency_contact_name']],
    ['the office', { office: new CreateBookingInput() }, ['class_id', 'emergencyContactName']],
  ])('have the names of %s’s form', (_who, asked, names) => {
    const refusal = badInput({ classInstanceId: WRONG, emergencyContactName: WRONG });
    const fields = Object.fromEntries(names.map((name) => [name, WRONG]));
    expect(BOOKING_INPUT.named?.(refusal, asked)).toMatchObject({ details: { fields } });
  });
});
