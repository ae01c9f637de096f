import { screen, waitFor, within } from '@testing-library/react';

import { emptyDashboard, todayOf } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { DashboardPage } from './DashboardPage';
import { booking, unpaid } from './testing/today-bookings';
import type { TodayClassFactsFragment } from './Today.generated';

const forklift = (changes: Partial<TodayClassFactsFragment> = {}) => ({
  __typename: 'ExpectedClass' as const,
  classInstanceId: 'c1',
  name: 'Forklift Operator',
  nameEs: 'Operador de montacargas',
  language: 'en' as const,
  startsAt: '2027-01-11T15:00:00.000Z',
  timeZone: 'America/Denver',
  locationName: 'Salt Lake Training Center',
  locationNameEs: null,
  city: 'Salt Lake City',
  instructorName: null,
  warnings: [],
  maxAttendees: 12,
  minStudents: 9,
  takenSeats: 8,
  heldSeats: 0,
  paidSeats: 6,
  unpaidSeats: 2,
  attendeeLanguages: [
    { __typename: 'AttendeeLanguage' as const, language: 'en' as const, count: 5 },
    { __typename: 'AttendeeLanguage' as const, language: 'es' as const, count: 3 },
  ],
  ...changes,
});
const classDay = (isToday: boolean, classInstance = forklift()) => ({
  __typename: 'TodayClass' as const,
  isToday,
  dayNumber: isToday ? 1 : 2,
  dayCount: 2,
  date: isToday ? '2027-01-11' : '2027-01-12',
  startTime: '08:00',
  endTime: '16:30',
  classInstance,
});
const rosterOf = (nodes: object[], hasNextPage = false, endCursor: string | null = null) =>
  data({
    bookings: {
      __typename: 'BookingConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage },
    },
  });

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Today', () => data(todayOf({ classes: [classDay(true), classDay(false)], classCount: 2 })))
    .on('TodayRoster', () => rosterOf([booking(1), booking(2, { bookingStatus: 'cancelled' })]));
});

const panel = (name: string) => screen.findByRole('region', { name });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the classes of today and tomorrow, on the dashboard,', () => {
  it('display time, venue, instructor, attendees, payments and languages', async () => {
    openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today, Monday, January 11',
      'Tomorrow, Tuesday, January 12',
    ]);
    const [first, second] = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain('8:00\u00a0AM – 4:30\u00a0PM, Mountain Timeday 1 of 2');
    expect(first).toContain('Salt Lake Training Center, Salt Lake City');
    expect(first).toContain('No instructor');
    expect(first).toContain('8 of 12 seats');
    expect(first).toContain('8 of at least 9');
    expect(first).toContain('6 of 8 paid');
    expect(first).toContain('Attendees: English 5, Español 3');
    expect(second).toContain('day 2 of 2');
  });

  it('link to their sign-in sheet and their bookings', async () => {
    openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    const [sheet] = region.getAllByRole('link', { name: 'Sign-in sheet for Forklift Operator' });
    const [bookings] = region.getAllByRole('link', { name: 'Bookings for Forklift Operator' });
    expect(sheet && hrefOf(sheet)).toBe('/admin/schedule/c1/sign-in-sheet');
    expect(bookings && hrefOf(bookings)).toBe('/admin/bookings?classId=c1');
  });

  it('expand to the attendees, with phone numbers and payments; cancelled bookings are omitted', async () => {
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    const [open] = region.getAllByRole('button', { name: 'Who is coming (8) for Forklift Operator' });
    if (open) await user.click(open);
    await region.findByText('Ana Ruiz 1');
    expect(region.queryByText('Ana Ruiz 2')).toBeNull();
    expect(hrefOf(region.getByRole('link', { name: 'Call for Ana Ruiz 1' }))).toBe('tel:8015550117,12');
    expect(hrefOf(region.getByRole('link', { name: 'Emergency: Tomás Ruiz for Ana Ruiz 1' }))).toBe(
      'tel:8015550199',
    );
    region.getByRole('button', { name: 'Mark paid for Ana Ruiz 1' });
  });

  it('report that attendees are missing if the next page of them could not be loaded', async () => {
    const pageOf = (index: number, hasNextPage: boolean) =>
      rosterOf([booking(index)], hasNextPage, String(index));
    api.on('TodayRoster', ({ after }) => (after === '1' ? offline() : pageOf(1, true)));
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    const [open] = region.getAllByRole('button', { name: 'Who is coming (8) for Forklift Operator' });
    if (open) await user.click(open);
    await region.findByText('The list could not be loaded.');
    region.getByText('Ana Ruiz 1');
    // Long enough for many requests of a loop.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(api.callsOf('TodayRoster')).toHaveLength(2);
    api.on('TodayRoster', () => pageOf(2, false));
    await user.click(region.getByRole('button', { name: 'Try again' }));
    await region.findByText('Ana Ruiz 2');
    region.getByText('Ana Ruiz 1');
    expect(region.queryByText('The list could not be loaded.')).toBeNull();
  });

  it('are reported as none on an empty day', async () => {
    api.on('Today', () => data(todayOf()));
    openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    region.getByText('No classes today or tomorrow.');
    screen.getByText(/^Nothing is waiting for you/);
  });

  it('are not reported as none if they could not be loaded', async () => {
    api.on('Today', offline);
    const user = openPage(<DashboardPage />);
    await screen.findByText('Today’s classes and open tasks could not be loaded');
    expect(screen.queryByText(/No classes today/)).toBeNull();
    api.on('Today', () => data(todayOf()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No classes today or tomorrow.');
  });
});

describe('an unpaid booking, on the dashboard,', () => {
  it('is marked as paid in place, and that is undone', async () => {
    api
      .on('Today', () => data(unpaid(2)))
      .on('TodayPaymentSet', ({ input }) => {
        const { id, version, paymentStatus } = input as {
          id: string;
          version: number;
          paymentStatus: 'paid';
        };
        return data({
          setBookingPayment: booking(Number(id.slice(1)), { version: version + 1, paymentStatus }),
        });
      });
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Payment pending, classes within 7 days'));
    region.getByText('2 bookings, $299.00');
    api.on('Today', () => data(todayOf()));
    await user.click(region.getByRole('button', { name: 'Mark paid for Ana Ruiz 0' }));
    await screen.findByText('The booking of Ana Ruiz 0 is marked paid.');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Payment pending/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The payment of Ana Ruiz 0 is pending again.');
    expect(api.callsOf('TodayPaymentSet').map(({ variables }) => variables)).toEqual([
      { input: { id: 'b0', version: 1, paymentStatus: 'paid' } },
      { input: { id: 'b0', version: 2, paymentStatus: 'pending' } },
    ]);
  });

  it('has its payment details again when marking it unpaid is undone', async () => {
    const facts = { paymentMethod: 'check', paidOn: '2027-01-04', paymentReference: '1042' } as const;
    api
      .on('TodayRoster', () => rosterOf([booking(1, { paymentStatus: 'paid', ...facts })]))
      .on('TodayPaymentSet', () => data({ setBookingPayment: booking(1, { version: 2 }) }));
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Today and tomorrow'));
    const [open] = region.getAllByRole('button', { name: 'Who is coming (8) for Forklift Operator' });
    if (open) await user.click(open);
    await user.click(await region.findByRole('button', { name: /^Mark payment pending/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.callsOf('TodayPaymentSet').at(-1)?.variables['input']).toEqual({
        id: 'b1',
        version: 2,
        paymentStatus: 'paid',
        ...facts,
      }),
    );
  });

  it.each([
    ['and found, with its undo', true, 'The booking of Ana Ruiz 0 is marked paid.'],
    ['and not found, which is said', false, /^The server did not answer: we do not know/],
  ])('is looked for after a lost answer %s', async (_case, isReachable, text) => {
    api
      .on('Today', () => data(unpaid(1)))
      .on('TodayPaymentSet', () => {
        if (isReachable) api.on('TodayPaymentSet', () => refusal('CONFLICT'));
        return offline();
      })
      .on('TodayBookingNow', () =>
        isReachable ? data({ booking: booking(0, { version: 2, paymentStatus: 'paid' }) }) : offline(),
      );
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Payment pending, classes within 7 days'));
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    await user.click(region.getByRole('button', { name: 'Mark paid for Ana Ruiz 0' }));
    await screen.findByText(text);
    jest.useRealTimers();
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(isReachable ? 1 : 0);
  });

  it('is reloaded if another admin was faster', async () => {
    api.on('Today', () => data(unpaid(1))).on('TodayPaymentSet', () => refusal('CONFLICT'));
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Payment pending, classes within 7 days'));
    await user.click(region.getByRole('button', { name: 'Mark paid for Ana Ruiz 0' }));
    await screen.findByText(/Somebody else changed this booking in the meantime/);
    expect(api.callsOf('Today')).toHaveLength(2);
  });

  it('is among the first five, or among all on request', async () => {
    api.on('Today', () => data(unpaid(23)));
    const user = openPage(<DashboardPage />);
    const region = within(await panel('Payment pending, classes within 7 days'));
    expect(region.getAllByRole('listitem')).toHaveLength(5);
    await user.click(region.getByRole('button', { name: 'Show all 23' }));
    await waitFor(() =>
      expect(api.callsOf('Today').map(({ variables }) => variables)).toEqual([
        { mostUnpaid: 5 },
        { mostUnpaid: 100 },
      ]),
    );
  });
});

describe('another task, on the dashboard,', () => {
  it('is a class below its minimum, with a link to its page', async () => {
    api.on('Today', () => data(todayOf({ underMinimum: [forklift()], underMinimumCount: 3 })));
    openPage(<DashboardPage />);
    const region = within(await panel('Too few people, classes within 7 days'));
    expect(hrefOf(region.getByRole('link', { name: 'Forklift Operator' }))).toBe('/admin/schedule/c1');
    region.getByRole('link', { name: 'and 2 more in the schedule' });
  });

  it('is a contact message, or a mail that could not be sent', async () => {
    const message = { __typename: 'ContactMessage' as const, id: 'm1', name: 'Luis Vega' };
    const failed = { __typename: 'OutboxMessage' as const, id: 'o1', isTextMessage: false };
    api.on('Today', () =>
      data(
        todayOf(
          {},
          {
            contactMessages: {
              nodes: [{ ...message, readAt: null, createdAt: '2027-01-11T15:00:00.000Z' }],
              totalCount: 4,
            },
            outboxMessages: { nodes: [{ ...failed, recipient: 'ana+1@example.com' }], totalCount: 1 },
          },
        ),
      ),
    );
    openPage(<DashboardPage />);
    const region = within(await panel('Messages'));
    expect(hrefOf(region.getByRole('link', { name: 'Luis Vega' }))).toBe('/admin/messages');
    region.getByText('Unread');
    region.getByRole('link', { name: 'All 4 open messages' });
    expect(hrefOf(region.getByRole('link', { name: 'Email to ana+1@example.com not sent' }))).toBe(
      '/admin/outbox?state=failed&q=ana%2B1%40example.com',
    );
    expect(hrefOf(region.getByRole('link', { name: '1 message could not be sent' }))).toBe(
      '/admin/outbox?state=failed',
    );
    expect(screen.queryByText(/^Nothing is waiting/)).toBeNull();
  });
});
