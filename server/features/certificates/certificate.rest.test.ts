import { CLASS_OVER, recordAttended } from '../../testing/attendance.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass } from '../../testing/classes.js';
import { readPdf } from '../../testing/pdf.js';
import { useSite } from '../../testing/site-server.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { linkOf } from '../bookings/booking.rules.js';

const TOO_EARLY = 'There are no certificates before the last day of a class';
const NO_ATTENDANCE = 'There is no certificate for this booking: no attendance has been recorded';

describe.each(DATABASES)('certificates by REST, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const pathOf = (link: string, query = '') => `/bookings/${link}/certificate.pdf${query}`;
  const ofClass = (id: string, query = '') => `/class-instances/${id}/certificates.pdf${query}`;
  const get = (path: string, token?: string) =>
    site.rest<{ error?: string }>('GET', path, undefined, token === undefined ? {} : { token });

  /** The title and the name on each page. */
  async function pagesAt(path: string, token?: string) {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(`${site.url}/api${path}`, { headers });
    const { pages } = readPdf(Buffer.from(await response.arrayBuffer()));
    return pages.map((lines) => [lines[2]?.text, lines[4]?.text]);
  }
  async function booked(...people: { firstName: string; lastName: string; language?: 'en' | 'es' }[]) {
    const { id: classId } = await makeClass(world);
    const bookings = [];
    for (const person of people) bookings.push((await book(world, classId, person, bookings.length)).booking);
    return { classId, bookings, id: bookings[0]?.id ?? '' };
  }
  const ANA = { firstName: 'Ana', lastName: 'Ruiz' };

  it('are sent to the holder of the link, in the language of the booking or another one', async () => {
    const { bookings, id } = await booked({ ...ANA, language: 'es' });
    await recordAttended(world, bookings);
    const { status, headers, text } = await get(pathOf(id));
    expect(status).toBe(200);
    expect(text).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\s*$/);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${bookings[0]?.confirmationNumber ?? ''}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await pagesAt(pathOf(id))).toEqual([['Certificado de finalización', 'Ana Ruiz']]);
    expect(await pagesAt(pathOf(id, '?language=en'))).toEqual([['Certificate of completion', 'Ana Ruiz']]);
    expect(await get(pathOf(id, '?language=fr'))).toMatchObject({ status: 400 });
    const { headers: sent, text: body } = await site.rest('HEAD', pathOf(id));
    expect([sent['content-type'], body]).toEqual(['application/pdf', '']);
  });

  it('do not exist unless the attendance is recorded and the class is not cancelled', async () => {
    const { classId, bookings, id } = await booked(ANA);
    world.clock.moveTo(CLASS_OVER);
    expect(await get(pathOf(id))).toMatchObject({ status: 404, body: { error: NO_ATTENDANCE } });
    await recordAttended(world, bookings);
    expect((await get(pathOf(id))).status).toBe(200);
    await changeClass(world, classId, { status: 'cancelled' });
    const reason = 'There are no certificates for a cancelled class';
    expect(await get(pathOf(id))).toMatchObject({ status: 404, body: { error: reason } });
    await changeClass(world, classId, { status: 'completed' });
    expect((await get(pathOf(id))).status).toBe(200);
    await world.change(BookingEntity, { id }, { bookingStatus: 'confirmed', isAbsent: true });
    expect(await get(pathOf(id))).toMatchObject({ status: 404, body: { error: NO_ATTENDANCE } });
    expect(await get(pathOf('nobody'))).toMatchObject({ status: 404 });
  });

  it('are not sent by a link that was replaced with the email, but by the new one, with the name of now', async () => {
    const { bookings, id } = await booked(ANA);
    await recordAttended(world, bookings);
    const office = world.office();
    const { phone, companyName, emergencyContactName, emergencyContactPhone } = await world
      .stored(BookingEntity)
      .findOneByOrFail({ id });
    await world.services.officeBookings.updateAttendee(
      office,
      { id, version: undefined },
      {
        firstName: 'Iris',
        lastName: 'Rey',
        email: 'iris@example.net',
        phone,
        companyName,
        emergencyContactName,
        emergencyContactPhone,
        textNotifications: false,
      },
    );
    const link = linkOf(await world.stored(BookingEntity).findOneByOrFail({ id }));
    expect(link).not.toBe(id);
    expect(await get(pathOf(id))).toMatchObject({ status: 404 });
    expect((await get(pathOf(id))).text).not.toContain('attendance');
    expect(await pagesAt(pathOf(link))).toEqual([['Certificate of completion', 'Iris Rey']]);
    const token = await world.adminToken();
    expect(await pagesAt(pathOf(id), token)).toEqual([['Certificate of completion', 'Iris Rey']]);
  });

  it('of a class are sent to the office: of those who attended, by name, each in its language', async () => {
    const { classId, bookings } = await booked(
      { firstName: 'Beto', lastName: 'Ruiz' },
      { firstName: 'Ana', lastName: 'Ruiz', language: 'es' },
      { firstName: 'Zoé', lastName: 'Ávila' },
      { firstName: 'David', lastName: 'Absent' },
    );
    const elsewhere = await booked({ firstName: 'Eva', lastName: 'Elsewhere' });
    await recordAttended(world, [...bookings.slice(0, 3), ...elsewhere.bookings]);
    const token = await world.adminToken();
    expect((await get(ofClass(classId), token)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificates-2027-01-25.pdf"',
      'cache-control': 'no-store',
    });
    expect(await pagesAt(ofClass(classId), token)).toEqual([
      ['Certificate of completion', 'Zoé Ávila'],
      ['Certificado de finalización', 'Ana Ruiz'],
      ['Certificate of completion', 'Beto Ruiz'],
    ]);
    const inSpanish = await pagesAt(ofClass(classId, '?language=es'), token);
    expect(inSpanish.map(([title]) => title)).toEqual(Array(3).fill('Certificado de finalización'));
  });

  it('of a class are in the order of the sign-in sheet', async () => {
    const people = ['Noriega', 'Ñandú', 'Łuk', 'Luz'].map((lastName) => ({ firstName: 'Eva', lastName }));
    const { classId, bookings } = await booked(...people);
    await recordAttended(world, bookings);
    const pages = await pagesAt(ofClass(classId), await world.adminToken());
    expect(pages.map(([, name]) => name)).toEqual(['Eva Łuk', 'Eva Luz', 'Eva Ñandú', 'Eva Noriega']);
  });

  it('do not exist before the last day of the class begins, not even if attendance is recorded', async () => {
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const { id: classId } = await makeClass(world, { days });
    const { booking } = await book(world, classId, ANA);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed' });
    world.clock.moveTo(new Date('2027-01-26T14:59:59.999Z'));
    const early = { status: 404, body: { error: TOO_EARLY } };
    expect(await get(pathOf(booking.id))).toMatchObject(early);
    expect(await get(ofClass(classId), await world.adminToken())).toMatchObject(early);
    world.clock.moveTo(new Date('2027-01-26T15:00:00.000Z'));
    expect((await get(pathOf(booking.id))).status).toBe(200);
    expect((await get(ofClass(classId), await world.adminToken())).status).toBe(200);
  });

  it('of a class are not sent to anybody else', async () => {
    const { classId, bookings } = await booked(ANA);
    await recordAttended(world, bookings);
    expect((await get(ofClass(classId))).status).toBe(401);
    expect((await get(ofClass(classId), await world.clientToken())).status).toBe(403);
    expect((await get(ofClass(classId), await world.demotedToken())).status).toBe(403);
  });

  it('of a class do not exist if nobody attended, or if it is cancelled', async () => {
    const { classId, bookings } = await booked(ANA);
    const early = await world.adminToken();
    expect(await get(ofClass(classId), early)).toMatchObject({ status: 404, body: { error: TOO_EARLY } });
    world.clock.moveTo(CLASS_OVER);
    const nobody = 'There are no certificates for this class: no attendance has been recorded';
    expect(await get(ofClass(classId), await world.adminToken())).toMatchObject({
      status: 404,
      body: { error: nobody },
    });
    await recordAttended(world, bookings);
    const token = await world.adminToken();
    expect((await get(ofClass(classId), token)).status).toBe(200);
    await changeClass(world, classId, { status: 'cancelled' });
    const cancelled = 'There are no certificates for a cancelled class';
    expect(await get(ofClass(classId), token)).toMatchObject({ status: 404, body: { error: cancelled } });
    expect(await get(ofClass('nothing'), token)).toMatchObject({ status: 404 });
  });
});

describe('certificates with rate limits', () => {
  const world = useWorld('sqlite', { rateLimits: true });

  it('are sent to guests 20 times an hour for each booking, to the office always', async () => {
    const { id: classId } = await makeClass(world);
    const ana = (await book(world, classId, { firstName: 'Ana', lastName: 'Ruiz' }, 0)).booking;
    const eva = (await book(world, classId, { firstName: 'Eva', lastName: 'Rey' }, 1)).booking;
    await recordAttended(world, [ana, eva]);
    const read = async (ctx: RequestContext, { id }: { id: string }) => {
      const { pieces } = await world.services.certificates.ofBooking(ctx, id);
      for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
    };
    for (let count = 0; count < 20; count += 1) await read(world.guest(), ana);
    const others = world.guest({ address: '198.51.100.2' });
    await expect(read(others, ana)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(read(others, eva)).resolves.toBeUndefined();
    await expect(read(world.office(), ana)).resolves.toBeUndefined();
  });
});
