import { screen, within } from '@testing-library/react';

import { ahead, crewAt, noCrews } from '../../../app/testing/sample-crew';
import { data, StubApi } from '../../../app/testing/stub-api';
import { waitingListOf } from '../../../app/testing/waiting-api';
import { openPage } from '../../../testing/open-page';
import {
  lateOptions,
  noOptions,
  otherClassId,
  sampleBooking,
  sampleClass,
} from '../testing/sample-responses';
import { MyBookings } from './MyBookings';

const over = { ...sampleBooking, options: noOptions, classInstance: { ...sampleClass, status: 'completed' } };
const attended = { ...over, bookingStatus: 'completed', attendance: 'attended' };

interface Lists {
  bookings?: readonly object[];
  crews?: readonly object[];
  /** Whether there are more of them. */
  areMore?: { bookings?: boolean; crews?: boolean };
}

const listsOf = ({ bookings = [], crews = [], areMore = {} }: Lists) =>
  data({
    myBookings: {
      __typename: 'BookingConfirmationConnection',
      nodes: bookings,
      pageInfo: { __typename: 'PageInfo', endCursor: 'end', hasNextPage: areMore.bookings ?? false },
    },
    myCrews: {
      ...noCrews,
      nodes: crews,
      pageInfo: { ...noCrews.pageInfo, hasNextPage: areMore.crews ?? false },
    },
  });

async function openWith(...bookings: readonly object[]) {
  const nodes = bookings.map((booking, index) => ({ ...booking, id: `l${index}` }));
  new StubApi()
    .on('MyBookings', () => listsOf({ bookings: nodes }))
    .on('MyWaitingList', () => waitingListOf());
  openPage(<MyBookings />);
  return screen.findAllByRole('listitem');
}
const certificateOf = (item: HTMLElement | undefined) =>
  within(item ?? document.body).queryByRole('link', {
    name: /^Certificate .PDF. ?: OSHA 10-Hour Construction$/,
  });
const hint = () => screen.queryByText(/^If the certificate of a class you have taken is not here/);

it('name the time zone once, however many days the class has', async () => {
  const [item] = await openWith(sampleBooking);
  expect(item?.textContent.replace(/\s/gu, ' ')).toContain(
    'December 12, 2099, 8:00 AM – 1:30 PMMountain TimeTraining yard',
  );
  expect(within(item ?? document.body).getAllByText(/Mountain Time/)).toHaveLength(1);
});

it('link to the certificate of a class that was attended', async () => {
  const [item] = await openWith(attended);
  expect(certificateOf(item)?.getAttribute('href')).toBe('/api/bookings/l0/certificate.pdf?language=en');
  expect(certificateOf(item)?.hasAttribute('download')).toBe(true);
  expect(within(item ?? document.body).getByText('Attended')).toBeTruthy();
  expect(hint()).toBeNull();
});

it('say whom to ask where a certificate is missing, and what is recorded', async () => {
  const items = await openWith(attended, { ...over, attendance: 'absent' }, over);
  expect(items.map((item) => certificateOf(item) !== null)).toEqual([true, false, false]);
  expect(screen.getByText('Not attended')).toBeTruthy();
  expect(screen.getByText('Class over')).toBeTruthy();
  expect(hint()).not.toBeNull();
});

it('do not mention certificates for cancelled bookings and classes', async () => {
  const off = { ...sampleClass, id: otherClassId, status: 'cancelled' };
  await openWith(
    { ...over, bookingStatus: 'cancelled' },
    { ...sampleBooking, options: noOptions, classInstance: off },
  );
  expect(hint()).toBeNull();
});

describe('a booking of a class that was cancelled', () => {
  const off = { ...sampleClass, status: 'cancelled' };
  const movable = { ...noOptions, move: { ...noOptions.move, isAllowed: true, until: null } };

  it.each([
    ['View and choose another date', movable],
    ['View the booking', noOptions],
  ])('has the link “%s”, and no payment to come', async (name, options) => {
    const [item] = await openWith({ ...sampleBooking, options, classInstance: off });
    expect(within(item ?? document.body).getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
    expect(screen.queryByText('Payment pending')).toBeNull();
  });
});

describe('the link of a booking', () => {
  const { cancel, move, changeAttendee } = noOptions;
  const allowed = { isAllowed: true };

  it.each([
    ['that can be cancelled', sampleBooking.options, 'View, move, change or cancel'],
    ['too late to be cancelled', lateOptions, 'View, move or change'],
    [
      'that was refunded',
      { cancel: allowed, move, changeAttendee: allowed },
      'View, change the details or cancel',
    ],
    [
      'that was refunded, too late to be cancelled',
      { cancel, move, changeAttendee: allowed },
      'View or change the details',
    ],
    [
      'of which only the date can be changed',
      { cancel, move: allowed, changeAttendee },
      'View and choose another date',
    ],
    ['whose class has begun', noOptions, 'View the booking'],
  ])('%s names what can still be done', async (_case, options, name) => {
    const [item] = await openWith({ ...sampleBooking, options: { ...noOptions, ...options } });
    const link = within(item ?? document.body).getByRole('link');
    expect(link.textContent).toBe(`${name}: OSHA 10-Hour Construction`);
    expect(link.getAttribute('href')).toBe('/booking-confirmation/l0');
  });
});

it('mention the payment of an upcoming class', async () => {
  const [item] = await openWith(sampleBooking);
  expect(within(item ?? document.body).getByText('Payment pending')).toBeTruthy();
});

it('list the next class first, which the server sends last', async () => {
  const later = { ...sampleClass, id: otherClassId, name: 'Rigging' };
  const items = await openWith({ ...sampleBooking, classInstance: later }, sampleBooking);
  const names = items.map((item) => within(item).getByRole('heading').textContent);
  expect(names).toEqual(['OSHA 10-Hour Construction', 'Rigging']);
});

it('say that the payment of a cancelled booking was refunded', async () => {
  const refunded = { bookingStatus: 'cancelled', paymentStatus: 'cancelled', refundedOn: '2026-11-28' };
  const [item] = await openWith({ ...sampleBooking, ...refunded, options: noOptions });
  expect(within(item ?? document.body).getByText('Refunded')).toBeTruthy();
});

describe('the crews of the account', () => {
  /** In a class of its own. */
  const crewIn = (name: string, startsAt: string, changes: object = {}) => {
    const classInstance = { ...sampleClass, id: name, name, startsAt };
    const bookings = ['Ana', 'Luis'].map((firstName) => ({
      ...sampleBooking,
      id: `${firstName} in ${name}`,
      firstName,
      isOfCrew: true,
      classInstance,
    }));
    return { ...crewAt(startsAt), id: `crew in ${name}`, bookings, classInstance, ...changes };
  };
  const off = (crew: ReturnType<typeof crewIn>, changes: object) => ({
    ...crew,
    classInstance: { ...crew.classInstance, ...changes },
  });
  const open = async (lists: Lists) => {
    const api = new StubApi()
      .on('MyBookings', () => listsOf(lists))
      .on('MyWaitingList', () => waitingListOf());
    const user = openPage(<MyBookings />);
    return { api, user, items: await screen.findAllByRole('listitem') };
  };
  const textOf = (item: HTMLElement | undefined) => item?.textContent.replace(/\s/gu, ' ');
  const namesIn = (list: string) =>
    within(screen.getByRole('region', { name: list }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it('are listed with their seats, what is to be paid, and a link to their page', async () => {
    const crew = crewIn('Rigging', ahead, { seats: 4, unnamedSeats: 2 });
    const [item, ...more] = (await open({ crews: [crew] })).items;
    expect(more).toEqual([]);
    expect(textOf(item)).toContain('RiggingCrew Confirmed');
    expect(textOf(item)).toContain('4 seats, 2 without a name yetTo pay: $660');
    const link = within(item ?? document.body).getByRole('link', {
      name: /^View or change the crew ?: Rigging$/,
    });
    expect(link.getAttribute('href')).toBe('/crew-bookings/crew%20in%20Rigging');
    expect(screen.queryByText('There is no booking with your email address yet.')).toBeNull();
  });

  it('are sorted with the bookings by the start of their class', async () => {
    const [soon, late] = ['2099-12-01T15:00:00.000Z', '2099-12-20T15:00:00.000Z'];
    const past = off(crewIn('Past', '2026-02-01T15:00:00.000Z'), { availability: 'past' });
    const older = {
      ...over,
      classInstance: { ...over.classInstance, id: 'older', startsAt: '2026-01-01T15:00:00.000Z' },
    };
    await open({
      bookings: [sampleBooking, { ...older, id: 'older' }],
      crews: [crewIn('Late', late), crewIn('Soon', soon), past],
    });
    expect(namesIn('Upcoming classes')).toEqual(['Soon', 'OSHA 10-Hour Construction', 'Late']);
    expect(namesIn('Past and cancelled')).toEqual(['Past', 'OSHA 10-Hour Construction']);
  });

  it.each([
    ['cancelled', { seats: 0, unnamedSeats: 0, bookings: [] }, {}, 'Cancelled', 'View the crew'],
    ['over', {}, { availability: 'completed', status: 'completed' }, 'Class over', 'View the crew'],
    [
      'of a cancelled class',
      {},
      { availability: 'cancelled', status: 'cancelled' },
      'Class cancelled',
      'View the crew',
    ],
    [
      'to be moved from a cancelled class',
      { movableSeats: 2 },
      { availability: 'cancelled', status: 'cancelled' },
      'Class cancelled',
      'View and choose another date',
    ],
  ])('that are %s are past, with nothing to pay', async (_case, changes, ofClass, status, link) => {
    const crew = off(crewIn('Rigging', ahead, changes), ofClass);
    const [item] = (await open({ crews: [crew] })).items;
    expect(namesIn('Past and cancelled')).toEqual(['Rigging']);
    expect(textOf(item)).toContain(`Crew ${status}`);
    expect(textOf(item)).not.toContain('To pay');
    expect(
      within(item ?? document.body).getByRole('link', { name: new RegExp(`^${link} ?: Rigging$`) }),
    ).toBeTruthy();
    expect(screen.getByText('You have no upcoming classes.')).toBeTruthy();
  });

  it('replace the bookings of their class, except those with a certificate', async () => {
    const crew = crewIn('Rigging', ahead);
    const [ana, luis] = crew.bookings;
    const attendee = { ...luis, bookingStatus: 'completed', attendance: 'attended', options: noOptions };
    const moved = { ...sampleBooking, id: 'moved', firstName: 'Eva', isOfCrew: true };
    const withMoved = { ...crew, bookings: [ana, attendee, moved] };
    await open({ bookings: [ana, attendee, moved].filter((each) => each !== undefined), crews: [withMoved] });
    expect(namesIn('Upcoming classes').toSorted()).toEqual(['OSHA 10-Hour Construction', 'Rigging']);
    expect(screen.getByText(/^Eva Gutiérrez/)).toBeTruthy();
    expect(screen.queryByText(/^Ana Gutiérrez/)).toBeNull();
    expect(screen.getByText(/^Luis Gutiérrez/)).toBeTruthy();
  });

  it('count only the seats in their class', async () => {
    const crew = crewIn('Rigging', ahead, { seats: 2, unnamedSeats: 0 });
    const moved = crew.bookings.map((booking) => ({ ...booking, classInstance: sampleClass }));
    const [one] = (
      await open({ crews: [{ ...crew, bookings: [...moved.slice(1), ...crew.bookings.slice(0, 1)] }] })
    ).items;
    expect(textOf(one)).toContain('1 seatTo pay: $165');
  });

  it('are not listed if all of their seats were moved', async () => {
    const crew = crewIn('Rigging', ahead, { seats: 2, unnamedSeats: 0 });
    const bookings = crew.bookings.map((booking) => ({ ...booking, classInstance: sampleClass }));
    await open({ bookings, crews: [{ ...crew, bookings }] });
    expect(namesIn('Upcoming classes')).toEqual(['OSHA 10-Hour Construction', 'OSHA 10-Hour Construction']);
    expect(screen.queryByText('Rigging')).toBeNull();
  });

  it('that are past appear with the bookings of their time, and those not loaded are mentioned', async () => {
    const at = (year: number) => `${year}-01-10T15:00:00.000Z`;
    const pastIn = (year: number) => off(crewIn(`Crew of ${year}`, at(year)), { availability: 'past' });
    const bookingIn = (year: number) => {
      const name = `Booking of ${year}`;
      const classInstance = { ...over.classInstance, id: name, name, startsAt: at(year) };
      return { ...over, id: name, classInstance };
    };
    const crews = [pastIn(2025), pastIn(2023), pastIn(2021)];
    const first = { bookings: [bookingIn(2026), bookingIn(2024)], crews };
    const { api, user } = await open({ ...first, areMore: { bookings: true, crews: true } });
    expect(namesIn('Past and cancelled')).toEqual(['Booking of 2026', 'Crew of 2025', 'Booking of 2024']);
    const note = 'Of your crews, the 3 with the latest classes are listed. For the others, call us.';
    expect(screen.queryByText(note)).toBeNull();
    api.on('MyBookings', () => listsOf({ bookings: [bookingIn(2022)], crews, areMore: { crews: true } }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(note)).toBeTruthy();
    expect(namesIn('Past and cancelled').slice(3)).toEqual([
      'Crew of 2023',
      'Booking of 2022',
      'Crew of 2021',
    ]);
  });
});
