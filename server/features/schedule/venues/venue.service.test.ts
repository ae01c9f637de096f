import { bookSeats } from '../../../testing/attendees.js';
import { CLASS_DAY, changeClass, makeClass, VENUE } from '../../../testing/classes.js';
import { bookCrew } from '../../../testing/crews.js';
import { insertOffer } from '../../../testing/held-seats.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { StatementLog, statementsOf } from '../../../testing/statement-log.js';
import { makeVenue, TRAINING_CENTER } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { checkInput } from '../../../platform/validation/check-input.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { CreateVenueInput } from './venue.input.js';
import type { Venue } from './venue.type.js';

const MOVED = {
  ...TRAINING_CENTER,
  name: 'Boise Training Center',
  address: { street1: '10 River St', city: 'Boise', state: 'ID' as const, zip: '83702' },
};

describe.each(DATABASES)('a venue, on %s,', (kind) => {
  const world = useWorld(kind);
  const venues = () => world.services.venues;
  const versionedIdOf = ({ id, version }: Venue) => ({ id, version });
  const get = (id: string) => venues().get(world.guest(), id);
  const classNow = (id: string) => world.services.instances.get(world.guest(), id);
  const notices = async () =>
    (await world.stored(OutboxMessageEntity).find()).filter(({ template }) =>
      ['booking.classNotice', 'booking.classNoticeText', 'crew.classNotice'].includes(template),
    );

  it('is stored as entered, in the zone of its state', async () => {
    const made = await makeVenue(world, {
      nameEs: 'Centro de capacitación',
      capacity: 24,
      parking: 'Behind the hall.',
      parkingEs: 'Detrás del salón.',
      mapUrl: 'https://maps.example.com/a',
    });
    expect(made).toMatchObject({
      name: VENUE.locationName,
      nameEs: 'Centro de capacitación',
      address: { ...VENUE.address, street2: null },
      timeZone: 'America/Denver',
      capacity: 24,
      parking: 'Behind the hall.',
      entrance: null,
      archivedAt: null,
      isUsed: false,
      comingClasses: 0,
      version: 1,
    });
    await expect(get(made.id)).resolves.toEqual(made);
  });

  it('is unique by name and address, including archived ones', async () => {
    const made = await makeVenue(world);
    await venues().archive(world.guest(), versionedIdOf(made));
    await expect(refusedFields(makeVenue(world, { name: ` ${VENUE.locationName}  ` }))).resolves.toEqual({
      name: 'There is already a venue with this name and address',
    });
    await expect(refusedFields(makeVenue(world), 'es')).resolves.toEqual({
      name: 'Ya hay una sede con este nombre y esta dirección',
    });
    await makeVenue(world, { address: { ...VENUE.address, street2: 'Room 4' } });
  });

  it('is a CONFLICT for the second of two editors', async () => {
    const made = await makeVenue(world);
    await venues().update(world.guest(), versionedIdOf(made), { ...TRAINING_CENTER, capacity: 10 });
    await expect(
      venues().update(world.guest(), versionedIdOf(made), { ...TRAINING_CENTER, capacity: 12 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(get(made.id)).resolves.toMatchObject({ capacity: 10, version: 2 });
    await expect(venues().archive(world.guest(), versionedIdOf(made))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(venues().restore(world.guest(), { id: 'none', version: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is deleted if no class refers to it, otherwise archived', async () => {
    const unused = await makeVenue(world, { name: 'Yard' });
    await venues().remove(world.guest(), unused.id);
    await expect(get(unused.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const used = await makeVenue(world);
    await makeClass(world, { venueId: used.id });
    await expect(venues().remove(world.guest(), used.id)).rejects.toMatchObject({
      code: 'IN_USE',
      details: { message: { text: { en: expect.stringContaining('Archive it instead') as string } } },
    });
    const archived = await venues().archive(world.guest(), versionedIdOf(used));
    expect(archived).toMatchObject({ archivedAt: world.clock.now(), isUsed: true, comingClasses: 1 });
    const ofList = async (isArchived: boolean, search?: string) =>
      (await venues().page(world.guest(), { isArchived, search }, { first: 10 })).nodes.map(({ id }) => id);
    await expect(ofList(false)).resolves.toEqual([]);
    await expect(ofList(true)).resolves.toEqual([used.id]);
    await venues().restore(world.guest(), versionedIdOf(archived));
    await expect(ofList(false, 'quarry salt')).resolves.toEqual([used.id]);
    await expect(ofList(false, 'nowhere')).resolves.toEqual([]);
    await expect(world.stored(AuditEntryEntity).countBy({ subjectType: 'venue' })).resolves.toBe(5);
  });

  it('is listed by name in pages, with a constant number of statements', async () => {
    for (const name of ['Yard', 'annex', 'Hall', 'Barn']) await makeVenue(world, { name });
    const pageAfter = (after?: string) =>
      venues().page(world.guest(), { isArchived: false }, { first: 3, ...(after && { after }) });
    const log = StatementLog.of(world.database.reader);
    const first = await pageAfter();
    expect([...log.statements]).toHaveLength(1);
    expect(first.nodes.map(({ name }) => name)).toEqual(['annex', 'Barn', 'Hall']);
    await expect(first.totalCount).resolves.toBe(4);
    const second = await pageAfter(first.pageInfo.endCursor ?? '');
    expect(second.nodes.map(({ name }) => name)).toEqual(['Yard']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  describe('that changes', () => {
    const change = (venue: Venue, options: { changesClasses: boolean; notify?: boolean }) =>
      venues().update(world.guest(), versionedIdOf(venue), { ...MOVED, ...options });

    it('does not change the texts of its classes', async () => {
      const venue = await makeVenue(world);
      const { id } = await makeClass(world);
      await bookSeats(world, id, 1);
      await change(venue, { changesClasses: false });
      await expect(classNow(id)).resolves.toMatchObject({ ...VENUE, venueId: venue.id, version: 1 });
      await expect(notices()).resolves.toEqual([]);
      // Nor when another field of the class is changed later.
      await changeClass(world, id, { notes: 'Bring the key.' });
      await expect(classNow(id)).resolves.toMatchObject({ ...VENUE, venueId: venue.id });
    });

    it('updates its future classes if requested, and notifies attendees', async () => {
      const venue = await makeVenue(world);
      const coming = await makeClass(world);
      const past = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-01-04' }] });
      const cancelled = await makeClass(world, { status: 'cancelled' });
      await bookSeats(world, coming.id, 2);
      // The contact is notified, also for members without an email and unnamed seats; holders of offers are not.
      await bookCrew(world, coming.id, 1, { unnamedSeats: 3 });
      await insertOffer(world, coming.id, { seats: 2, expiresAt: new Date('2027-01-12T16:00:00.000Z') });
      await expect(venues().previewChange(world.guest(), venue, { ...MOVED })).resolves.toEqual({
        classes: 1,
        people: 3,
      });
      await change(venue, { changesClasses: true });
      await expect(classNow(coming.id)).resolves.toMatchObject({
        locationName: 'Boise Training Center',
        address: { ...MOVED.address, street2: null },
        timeZone: 'America/Boise',
        startsAt: new Date('2027-01-25T15:00:00.000Z'),
        version: 2,
      });
      for (const { id } of [past, cancelled])
        await expect(classNow(id)).resolves.toMatchObject({ ...VENUE, version: 1 });
      await expect(notices()).resolves.toHaveLength(3);
      const events = await world.services.classHistory.of(coming.id);
      const changes = events.flatMap((event) => event.changes.map(({ field }) => field));
      expect(changes).toEqual(['days', 'place']);
      const audited = await world.stored(AuditEntryEntity).findBy({ action: 'venue.updated' });
      expect(audited.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
        { classes: 1, notify: true },
      ]);
    });

    it('updates many classes, and previews them, with as many statements as few', async () => {
      const statementsFor = async (count: number) => {
        const name = `Hall of ${count} classes`;
        let venue = await makeVenue(world, { name });
        for (let index = 0; index < count; index += 1) {
          const { id } = await makeClass(world, { locationName: name });
          await bookSeats(world, id, 1);
          await bookCrew(world, id, 1);
        }
        const numbers = [];
        for (const street1 of ['10 River St', '12 River St']) {
          const input = { ...TRAINING_CENTER, name, address: { ...TRAINING_CENTER.address, street1 } };
          const preview = await statementsOf(world, async () => {
            const { classes, people } = await venues().previewChange(world.guest(), venue, input);
            expect([classes, people]).toEqual([count, 2 * count]);
          });
          const change = await statementsOf(world, async () => {
            const changed = { ...input, changesClasses: true };
            venue = await venues().update(world.guest(), versionedIdOf(venue), changed);
          });
          numbers.push(preview.length, change.length);
        }
        return numbers;
      };
      const few = await statementsFor(2);
      await expect(statementsFor(10)).resolves.toEqual(few);
    });

    it('notifies nobody if notify is false', async () => {
      const venue = await makeVenue(world);
      const { id } = await makeClass(world);
      await bookSeats(world, id, 1);
      await change(venue, { changesClasses: true, notify: false });
      await expect(classNow(id)).resolves.toMatchObject({ locationName: 'Boise Training Center' });
      await expect(notices()).resolves.toEqual([]);
    });

    it('moves the start of a class with its time zone', async () => {
      const venue = await makeVenue(world);
      const { id } = await makeClass(world);
      await venues().update(world.guest(), versionedIdOf(venue), {
        ...TRAINING_CENTER,
        timeZone: 'America/Los_Angeles',
        changesClasses: true,
      });
      await expect(classNow(id)).resolves.toMatchObject({ startsAt: new Date('2027-01-25T16:00:00.000Z') });
    });

    it('in fields that classes do not copy does not change them', async () => {
      const venue = await makeVenue(world);
      const { id } = await makeClass(world);
      const changed = { ...TRAINING_CENTER, capacity: 5, parking: 'Behind the hall.' };
      await expect(venues().previewChange(world.guest(), venue, changed)).resolves.toEqual({
        classes: 0,
        people: 0,
      });
      await venues().update(world.guest(), versionedIdOf(venue), { ...changed, changesClasses: true });
      await expect(classNow(id)).resolves.toMatchObject({ version: 1, warnings: ['overVenueCapacity'] });
    });
  });

  it.each([
    ['javascript:alert(1)'],
    ['http://maps.example.com'],
    ['//maps.example.com'],
    ['https://user:secret@maps.example.com'],
    ['https://localhost'],
    ['https://maps.example.com/a b'],
    ['maps.example.com'],
  ])('rejects %s as a map', async (mapUrl) => {
    const input = Object.assign(new CreateVenueInput(), TRAINING_CENTER, { mapUrl });
    await expect(refusedFields(checkInput(input))).resolves.toEqual({
      mapUrl: 'Enter a web address that begins with https://',
    });
  });
});
