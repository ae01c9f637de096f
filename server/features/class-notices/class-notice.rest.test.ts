import { bookSeats } from '../../testing/attendees.js';
import { inputOf, makeClass } from '../../testing/classes.js';
import { bookCrew } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { ClassInstance } from '../schedule/classes/class-instance.type.js';

const UPDATE = `mutation ($input: UpdateClassInstanceInput!) { updateClassInstance(input: $input) { status } }`;
const PREVIEW = `query ($input: UpdateClassInstanceInput!) {
  classNoticePreview(input: $input) { kind takenSeats people textMessages paid notices { language subject text html textMessage } }
}`;

describe.each(DATABASES)('cancelling a class with two attendees, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const booked = async () => {
    const made = await makeClass(world);
    await bookSeats(world, made.id, 2);
    return { made, token: await world.adminToken() };
  };
  const overRest = (made: ClassInstance, more: object, token: string) => {
    const { address, days, ...rest } = inputOf(made);
    const body = {
      class_type_id: rest.classTypeId,
      location: rest.locationName,
      location_address: address,
      max_attendees: rest.maxAttendees,
      price: 149,
      status: 'cancelled',
      days: days.map(({ date, startTime, endTime }) => ({ date, start_time: startTime, end_time: endTime })),
      ...more,
    };
    return site.rest('PUT', `/class-instances/${made.id}`, body, { token });
  };
  const overGraphQL = (made: ClassInstance, more: object, token: string) => {
    const input = { ...inputOf(made), status: 'cancelled', id: made.id, version: made.version, ...more };
    return site.graphql(UPDATE, { input }, { token });
  };
  const told = () => world.stored(OutboxMessageEntity).countBy({ template: 'booking.classNotice' });

  it.each([
    ['REST', overRest],
    ['GraphQL', overGraphQL],
  ])(
    'notifies them through %s unless notify is false, which the audit log contains',
    async (_name, change) => {
      const { made, token } = await booked();
      expect((await change(made, {}, token)).status).toBe(200);
      expect(await told()).toBe(2);

      const quiet = await booked();
      expect((await change(quiet.made, { notify: false }, quiet.token)).status).toBe(200);
      expect(await told()).toBe(2);
      const which = { subjectId: quiet.made.id, action: 'classInstance.updated' };
      const { details } = await world.stored(AuditEntryEntity).findOneByOrFail(which);
      expect(JSON.parse(details)).toMatchObject({ status: 'cancelled', notify: false, told: 0 });
    },
  );

  it('accepts only true and false for notify over REST', async () => {
    const { made, token } = await booked();
    const { status, body } = await overRest(made, { notify: 'no' }, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { notify: expect.any(String) as string } });
  });

  it('has a preview that counts unnamed seats, for which only the contact of the crew is notified', async () => {
    const { made, token } = await booked();
    await bookCrew(world, made.id, 0, { unnamedSeats: 6 });
    const input = { ...inputOf(made), status: 'cancelled', id: made.id, version: made.version };
    const { body } = await site.graphql(PREVIEW, { input }, { token });
    expect(body).toMatchObject({ data: { classNoticePreview: { takenSeats: 8, people: 3 } } });
  });

  it('has a preview of the messages, which only the office can read', async () => {
    const { made, token } = await booked();
    const input = { ...inputOf(made), status: 'cancelled', id: made.id, version: made.version };
    const { body } = await site.graphql(PREVIEW, { input }, { token });
    expect(body).toMatchObject({ data: { classNoticePreview: { kind: 'cancelled', people: 2 } } });
    const none = await site.graphql(PREVIEW, { input: { ...input, id: 'none' } }, { token });
    expect(none.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const guest = await site.graphql(PREVIEW, { input });
    expect(guest.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
