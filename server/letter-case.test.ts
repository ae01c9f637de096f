import { AccountEntity } from './features/accounts/account.entity.js';
import { book } from './testing/attendees.js';
import { changeClass, makeClass, makeClassType, VENUE } from './testing/classes.js';
import { StatementLog } from './testing/statement-log.js';
import { planOf } from './testing/statement-plan.js';
import { makeStudent, student } from './testing/students.js';
import { DATABASES, useWorld } from './testing/world.js';

describe.each(DATABASES)('letters with accents in either case, on %s,', (kind) => {
  const world = useWorld(kind);
  const order = { sort: 'name', direction: 'ascending' } as const;
  const first = { first: 50 };
  const inEspanola = { address: { ...VENUE.address, city: 'ESPAÑOLA' }, instructorName: 'Íñigo Núñez' };
  const classesWith = async (filter: { city?: string; instructorName?: string }) =>
    (await world.services.instances.page(world.guest(), filter, first)).nodes.map(({ id }) => id);
  const bookingsWith = async (filter: { city?: string; company?: string }) =>
    (await world.services.bookingLists.page(world.guest(), filter, order, first)).nodes.map(
      ({ email }) => email,
    );
  const studentsOf = async (company: string) =>
    (await world.services.students.page({ company }, order, first)).nodes.map(({ email }) => email);

  it('find classes by city and instructor, also after a change', async () => {
    const { id } = await makeClass(world, inEspanola);
    await makeClass(world);
    await expect(classesWith({ city: 'Española' })).resolves.toEqual([id]);
    await expect(classesWith({ instructorName: 'ÍÑIGO núñez' })).resolves.toEqual([id]);
    const address = { ...VENUE.address, city: 'Piñon' };
    await changeClass(world, id, { address, instructorName: 'Ángel Peña' });
    await expect(classesWith({ city: 'PIÑON', instructorName: 'ángel PEÑA' })).resolves.toEqual([id]);
    await expect(classesWith({ city: 'Española' })).resolves.toEqual([]);
    await changeClass(world, id, { instructorName: 'Angel Pena' });
    await expect(classesWith({ instructorName: 'ANGEL PENA' })).resolves.toEqual([id]);
    await expect(classesWith({ instructorName: 'Ángel Peña' })).resolves.toEqual([]);
  });

  it('find the copies of a class', async () => {
    const { id } = await makeClass(world, inEspanola);
    const plan = { firstDate: '2027-02-01', count: 2, intervalWeeks: 1 };
    const copies = await world.services.classCopies.copy(world.guest(), id, plan);
    const wanted = [id, ...copies.map((copy) => copy.id)].toSorted();
    expect((await classesWith({ city: 'española', instructorName: 'íñigo núñez' })).toSorted()).toEqual(
      wanted,
    );
  });

  it('are one choice of the filters', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (const city of ['Española', 'ESPAÑOLA', 'Espanola'])
      await makeClass(world, { classTypeId, address: { ...VENUE.address, city } });
    const { cities } = await world.services.classCalendar.choices(world.guest());
    expect(cities).toEqual(['Espanola', 'Española']);
  });

  it('find bookings and students by city and company', async () => {
    const { id } = await makeClass(world, inEspanola);
    const companyName = 'PEÑA  Construction';
    const { email } = (await book(world, id, { companyName })).booking;
    const { id: studentId } = await makeStudent(world, { companyName: 'Ñandú Roofing' });
    await expect(bookingsWith({ company: 'Peña Construction' })).resolves.toEqual([email]);
    await expect(bookingsWith({ city: 'Española' })).resolves.toEqual([email]);
    await expect(studentsOf('peña construction')).resolves.toEqual([email]);
    await expect(studentsOf('ÑANDÚ ROOFING')).resolves.toHaveLength(1);
    const changed = student({ companyName: 'Red Rock Drilling' });
    await world.services.students.update(world.guest(), { id: studentId }, changed);
    await expect(studentsOf('ÑANDÚ ROOFING')).resolves.toEqual([]);
    await expect(studentsOf('RED ROCK drilling')).resolves.toHaveLength(1);
  });

  it('find the bookings of an account', async () => {
    const { id } = await makeClass(world);
    const { id: bookingId } = (await book(world, id, { email: 'JOSÉ@Example.com' })).booking;
    await world.makeAccount('josé@example.com', 'an evening in the canyon', 'client');
    const account = await world.stored(AccountEntity).findOneByOrFail({ email: 'josé@example.com' });
    const viewer = { role: 'client', accountId: account.id } as const;
    const log = StatementLog.of(world.database.reader);
    const { nodes, totalCount } = await world.services.myBookings.page(world.guest({ viewer }), first);
    const search = log.statements.find(({ sql }) => sql.includes('"booking"."email_key"'));
    if (!search) throw new Error('nothing was searched');
    expect((await planOf(world, search)).join('\n')).toContain('booking_email');
    expect(nodes.map((node) => node.bookingId)).toEqual([bookingId]);
    await expect(totalCount).resolves.toBe(1);
  });

  it('find students with the same email', async () => {
    await makeStudent(world, {
      firstName: 'Ana',
      lastName: 'Cruz',
      email: 'JOSÉ@example.com',
      phone: undefined,
    });
    await makeStudent(world, {
      firstName: 'Eva',
      lastName: 'Ruiz',
      email: 'josé@example.com',
      phone: undefined,
    });
    const { studentDuplicates } = world.services;
    await studentDuplicates.compareNew(world.guest(), new AbortController().signal);
    const { nodes } = await studentDuplicates.page(undefined, first);
    expect(nodes.map(({ reasons }) => reasons)).toEqual([['email']]);
  });

  it('find messages by recipient', async () => {
    const { id } = await makeClass(world);
    const { email } = (await book(world, id, { email: 'JOSÉ@example.com' })).booking;
    const { nodes } = await world.services.outbox.page(world.guest(), { recipient: 'josé@' }, first);
    expect(new Set(nodes.map(({ recipient }) => recipient))).toEqual(new Set([email]));
  });

  it('and other letters sort class types alike', async () => {
    for (const name of ['trenching', 'OSHA 10', 'Scaffolds', 'ÁREAS', 'áreas confinadas', 'first aid'])
      await makeClassType(world, { name });
    const names = ['first aid', 'OSHA 10', 'Scaffolds', 'trenching', 'ÁREAS', 'áreas confinadas'];
    const listed = await world.services.classTypes.list();
    expect(listed.map(({ name }) => name)).toEqual(names);
    const page = await world.services.classTypes.page({ first: 3 });
    const next = { first: 3, after: page.pageInfo.endCursor ?? '' };
    const { nodes } = await world.services.classTypes.page(next);
    expect([...page.nodes, ...nodes].map(({ name }) => name)).toEqual(names);
  });
});
