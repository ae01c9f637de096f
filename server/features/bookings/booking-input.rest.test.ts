import { badInput } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { attendee } from '../../testing/attendees.js';
import { BOOKING_INPUT } from './booking-input.rest.js';
import { CreateBookingInput } from './office-booking.input.js';

const WRONG = message({ en: 'Wrong', es: 'Incorrecto' });

describe('the fields of a booking that a service refuses', () => {
  it.each([
    ['a guest', { guest: attendee('a-class') }, ['class_instance_id', 'emergency_contact_name']],
    ['the office', { office: new CreateBookingInput() }, ['class_id', 'emergencyContactName']],
  ])('are named as in the form of %s', (_who, asked, names) => {
    const refusal = badInput({ classInstanceId: WRONG, emergencyContactName: WRONG });
    const fields = Object.fromEntries(names.map((name) => [name, WRONG]));
    expect(BOOKING_INPUT.named?.(refusal, asked)).toMatchObject({ details: { fields } });
  });
});
