import { changeClass, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';

const CHANGE = `mutation Change($input: ChangeCrewContactInput!) { changeCrewContact(input: $input) {
  id phoneLast4 companyName purchaseOrder language isContactChangeable } }`;

describe('corrected details of a contact over REST and GraphQL', () => {
  const { site, world } = useSite('sqlite');

  async function makeCrew() {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId);
    return { id: crew.id, classId };
  }

  it('have equal effects and responses, without the phone and the emergency contact', async () => {
    const { id } = await makeCrew();
    const body = { phone: '(801) 555-0170', company_name: null, emergency_contact_name: 'Eva Mora' };
    const rest = await site.rest('POST', `/crew-bookings/${id}/contact`, body);
    expect(rest).toMatchObject({
      status: 200,
      body: { id, phone_last4: '0170', company_name: null, purchase_order: 'PO/2027-15' },
    });
    const input = { crewBookingId: id, companyName: 'Vigil Masonry', purchaseOrder: null, language: 'es' };
    const graphql = await site.graphql(CHANGE, { input });
    expect(graphql.body.data).toEqual({
      changeCrewContact: {
        id,
        phoneLast4: '0170',
        companyName: 'Vigil Masonry',
        purchaseOrder: null,
        language: 'es',
        isContactChangeable: true,
      },
    });
    for (const { text } of [rest, graphql]) expect(text).not.toMatch(/555-0170|Eva Mora|555-0162/);
    const names = { emergencyContactName: 'Eva Mora', emergencyContactPhone: '(801) 555-0162' };
    await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id })).resolves.toMatchObject(names);
  });

  it.each([
    ['phone', 'call me', 'Enter a phone number', 'Escriba un número de teléfono'],
    ['company_name', 'https://example.com', 'A company name cannot', 'El nombre de la empresa no puede'],
    ['purchase_order', 'see www.example.com', 'Enter the purchase order', 'Escriba el número de orden'],
    ['emergency_contact_name', 'Eva @ example.com', 'The name of an emergency', 'El nombre del contacto'],
    ['emergency_contact_phone', '12', 'Enter a phone number', 'Escriba un número'],
    ['company_name', 'x'.repeat(101), 'At most 100', 'Máximo 100'],
  ])('are refused with the field, in the language of the guest: %s %s', async (field, value, en, es) => {
    const { id } = await makeCrew();
    for (const [language, text] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const path = `/crew-bookings/${id}/contact`;
      const answer = await site.rest<{ fields: object }>('POST', path, { [field]: value }, { language });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      expect(answer.body.fields).toEqual({ [field]: expect.stringContaining(text) as string });
    }
    await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id })).resolves.toMatchObject({
      ...CREW_CONTACT,
      version: 1,
    });
  });

  it('take no name, email or version', async () => {
    const { id } = await makeCrew();
    for (const name of ['firstName', 'lastName', 'email', 'version', 'linkId']) {
      const { body } = await site.graphql(CHANGE, { input: { crewBookingId: id, [name]: 'Eva' } });
      expect(body.errors?.[0]?.message).toContain(`"${name}"`);
    }
    await site.rest('POST', `/crew-bookings/${id}/contact`, { first_name: 'Eva', email: 'eva@example.com' });
    await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id })).resolves.toMatchObject(
      CREW_CONTACT,
    );
  });

  it('are refused for a cancelled class or crew with the reason', async () => {
    const { id, classId } = await makeCrew();
    const refused = () => site.rest('POST', `/crew-bookings/${id}/contact`, {}, { language: 'es' });
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(refused()).resolves.toMatchObject({
      status: 409,
      body: { code: 'POLICY', error: 'Esta clase está cancelada.' },
    });
    await world.change(BookingEntity, { crewBookingId: id }, { bookingStatus: 'cancelled' });
    await world.change(CrewBookingEntity, { id }, { unnamedSeats: 0 });
    await expect(refused()).resolves.toMatchObject({
      status: 409,
      body: { code: 'POLICY', error: 'Todos los lugares de este grupo están cancelados' },
    });
  });
});
