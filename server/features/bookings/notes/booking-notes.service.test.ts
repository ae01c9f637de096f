import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';

const SET = `mutation ($input: SetBookingNotesInput!) { setBookingNotes(input: $input) { version notes } }`;
const NOTES = 'Pays at the counter.\nBrings a colleague.';

describe.each(DATABASES)('the notes of the office on a booking, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function booked() {
    const { id } = (await book(world, (await makeClass(world)).id)).booking;
    const token = await world.adminToken();
    const set = (version: number, input: object) =>
      site.graphql(SET, { input: { id, version, ...input } }, { token });
    return { id, set };
  }

  it('are set with their line breaks, kept if omitted, and removed by null or an empty text', async () => {
    const { set } = await booked();
    const saved = (notes: string | null, version: number) => ({
      data: { setBookingNotes: { notes, version } },
    });
    expect((await set(1, { notes: ` ${NOTES} ` })).body).toMatchObject(saved(NOTES, 2));
    expect((await set(2, {})).body).toMatchObject(saved(NOTES, 2));
    expect((await set(2, { notes: null })).body).toMatchObject(saved(null, 3));
    expect((await set(3, { notes: NOTES })).body).toMatchObject(saved(NOTES, 4));
    expect((await set(4, { notes: ' ' })).body).toMatchObject(saved(null, 5));
  });

  it('are not changed by an outdated version', async () => {
    const { set } = await booked();
    await set(1, { notes: NOTES });
    expect((await set(1, { notes: 'Other' })).body.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('can be set on a cancelled booking, are in the history, and not in the audit log', async () => {
    const { id, set } = await booked();
    await world.services.officeBookings.cancel(world.guest(), { id, version: 1 });
    expect((await set(2, { notes: NOTES })).body.errors).toBeUndefined();
    const kinds = (await world.services.bookingHistory.of(id)).map((event) => event.kind);
    expect(kinds).toContain('notesChanged');
    const { details } = await world.stored(AuditEntryEntity).findOneByOrFail({ action: 'booking.notesSet' });
    expect(details).toBe('{}');
  });

  it('have at most 5,000 characters', async () => {
    const { set } = await booked();
    const { body } = await set(1, { notes: 'a'.repeat(5001) });
    expect(body.errors?.[0]?.extensions).toMatchObject({ fields: { notes: 'At most 5,000 characters' } });
  });
});
