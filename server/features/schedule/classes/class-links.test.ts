import { changeClass, makeClass, VENUE } from '../../../testing/classes.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { makeInstructor, makeVenue, TERESA } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';

describe.each(DATABASES)('the records that a class refers to, on %s,', (kind) => {
  const world = useWorld(kind);
  const classNow = (id: string) => world.services.instances.get(world.guest(), id);

  it('are the chosen venue and instructor, whatever the texts are', async () => {
    const venue = await makeVenue(world);
    const teresa = await makeInstructor(world);
    const made = await makeClass(world, {
      locationName: 'Room 4, Training Center',
      venueId: venue.id,
      instructorName: 'T. Villaseñor',
      instructorId: teresa.id,
    });
    expect(made).toMatchObject({
      locationName: 'Room 4, Training Center',
      instructorName: 'T. Villaseñor',
      venueId: venue.id,
      instructorId: teresa.id,
    });
  });

  it('are found by the texts if none are specified, as over REST', async () => {
    const venue = await makeVenue(world);
    const teresa = await makeInstructor(world);
    const { id } = await makeClass(world, { instructorName: ' Teresa  Villaseñor' });
    const links = { venueId: venue.id, instructorId: teresa.id };
    await expect(classNow(id)).resolves.toMatchObject(links);
    await changeClass(world, id, { instructorName: 'Teresa Villaseñor', notes: 'Bring the key.' });
    await expect(classNow(id)).resolves.toMatchObject(links);
    await changeClass(world, id, { locationName: 'Yard', instructorName: 'Luis' });
    await expect(classNow(id)).resolves.toMatchObject({ venueId: null, instructorId: null });
  });

  it('do not include an instructor whose name is ambiguous or who is archived', async () => {
    const first = await makeInstructor(world);
    const second = await makeInstructor(world);
    const { id } = await makeClass(world, { instructorName: TERESA.name });
    await expect(classNow(id)).resolves.toMatchObject({ instructorId: null });
    await world.services.instructors.archive(world.guest(), second);
    await changeClass(world, id, { instructorName: TERESA.name });
    await expect(classNow(id)).resolves.toMatchObject({ instructorId: first.id });
  });

  it('remain when a record is archived', async () => {
    const venue = await makeVenue(world);
    const { id } = await makeClass(world);
    await world.services.venues.archive(world.guest(), venue);
    await changeClass(world, id, { notes: 'Bring the key.' });
    await expect(classNow(id)).resolves.toMatchObject({ venueId: venue.id });
    const later = await makeClass(world);
    expect(later.venueId).toBeNull();
  });

  it('must exist', async () => {
    await expect(refusedFields(makeClass(world, { venueId: 'none' }))).resolves.toEqual({
      venueId: 'There is no such venue',
    });
    await expect(refusedFields(makeClass(world, { instructorId: 'none' }), 'es')).resolves.toEqual({
      instructorId: 'Ese registro de instructor(a) no existe',
    });
  });

  it('cause warnings if they do not fit', async () => {
    const venue = await makeVenue(world, { capacity: 10 });
    const teresa = await makeInstructor(world, {
      teachesSpanish: false,
      authorizationExpiresOn: '2027-01-24',
    });
    const plan = { venueId: venue.id, instructorId: teresa.id, language: 'es', maxAttendees: 11 } as const;
    const all = ['authorizationExpired', 'languageNotTaught', 'overVenueCapacity'];
    await expect(
      world.services.classWarnings.warningsOf({ ...plan, lastDate: '2027-01-25' }),
    ).resolves.toEqual(all);
    const made = await makeClass(world, plan);
    expect(made.warnings).toEqual(all);
    await changeClass(world, made.id, { status: 'cancelled' });
    await expect(classNow(made.id)).resolves.toMatchObject({ warnings: [] });
  });

  it('are visible to guests as far as they are public', async () => {
    await makeVenue(world, {
      nameEs: 'Centro de capacitación',
      parking: 'Behind the hall.',
      mapUrl: 'https://maps.example.com/a',
      capacity: 10,
    });
    const { id, venueId } = await makeClass(world);
    const upcomingClass = await world.services.upcoming.get(world.guest(), id);
    expect(upcomingClass.locationNameEs).toBe('Centro de capacitación');
    await expect(classNow(id)).resolves.toMatchObject({ locationNameEs: 'Centro de capacitación' });
    expect(upcomingClass.venue).toEqual({
      parking: 'Behind the hall.',
      parkingEs: null,
      entrance: null,
      entranceEs: null,
      mapUrl: 'https://maps.example.com/a',
    });
    const named = await makeClass(world, { locationName: 'Room 4', ...(venueId !== null && { venueId }) });
    await expect(world.services.upcoming.get(world.guest(), named.id)).resolves.toMatchObject({
      locationName: 'Room 4',
      locationNameEs: null,
      venue: { parking: 'Behind the hall.' },
    });
    await expect(classNow(named.id)).resolves.toMatchObject({ locationNameEs: null });
    const elsewhere = await makeClass(world, { locationName: 'Yard' });
    await expect(world.services.upcoming.get(world.guest(), elsewhere.id)).resolves.toMatchObject({
      address: VENUE.address,
      locationNameEs: null,
      venue: null,
    });
  });
});
