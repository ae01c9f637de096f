import { screen, waitFor, within } from '@testing-library/react';

import { lastList, storeLastList } from '../../features/bookings/office/list/last-list';
import { closeApps, openApp, preparePage } from '../testing/open-app';
import { board, listOf, site } from '../testing/sample-classes';
import { dashboardOf, emptyDashboard, logInAs, nothingToday } from '../testing/sample-office';
import { data, offline, refusal, StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('Dashboard', () => data(emptyDashboard))
    .on('Today', () => data(nothingToday))
    .on('BookingBursts', () => data({ bookingBursts: [] }));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the layout of the console', () => {
  it('greets by first name and links to every page', async () => {
    await openApp('/admin/dashboard');
    await heading('Dashboard');
    expect(within(screen.getByRole('banner')).getByText('Welcome, Dana')).toBeTruthy();
    const nav = screen.getByRole('navigation', { name: 'Admin' });
    const links = within(nav).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.pathname])).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Class Types', '/admin/class-types'],
      ['Schedule Classes', '/admin/schedule'],
      ['Bookings', '/admin/bookings'],
      ['Students', '/admin/students'],
      ['Venues & Instructors', '/admin/venues'],
      ['Messages', '/admin/messages'],
      ['Sent messages', '/admin/outbox'],
      ['Reports', '/admin/reports'],
      ['Users', '/admin/users'],
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('greets an account without a first name as Admin', async () => {
    logInAs('admin', null);
    await openApp('/admin/dashboard');
    expect(await screen.findByText('Welcome, Admin')).toBeTruthy();
  });

  it('also greets in the menu of a phone, whose bar has no room for it', async () => {
    const visitor = await openApp('/admin/dashboard');
    await heading('Dashboard');
    await visitor.click(screen.getByRole('button', { name: 'Menu' }));
    const logOut = screen.getByRole('button', { name: 'Log out' });
    expect(within(logOut.parentElement ?? logOut).getByText('Welcome, Dana')).toBeTruthy();
  });

  it('links to the users as Users', async () => {
    const connection = { __typename: 'UserConnection', nodes: [], totalCount: 0 };
    const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
    api.on('Users', () => data({ users: { ...connection, pageInfo } }));
    const visitor = await openApp('/admin/dashboard');
    await visitor.click(await screen.findByRole('link', { name: 'Users' }));
    await heading('Users');
    expect(window.location.pathname).toBe('/admin/users');
  });

  it('switches to Spanish completely, and keeps the public site’s messages', async () => {
    const visitor = await openApp('/admin/dashboard');
    await visitor.click(await screen.findByRole('link', { name: 'Español' }));
    await heading('Resumen');
    expect(screen.getByText('Le damos la bienvenida, Dana')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cursos' })).toBeTruthy();
    expect(screen.getByText('No hay reservaciones recientes')).toBeTruthy();
    expect(document.documentElement.lang).toBe('es');
  });

  it('stores the chosen theme for the next visit, and does not apply it to the public site', async () => {
    const visitor = await openApp('/admin/dashboard');
    await visitor.click(await screen.findByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await closeApps();
    const again = await openApp('/admin/dashboard');
    await screen.findByRole('button', { name: 'Light theme' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await again.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('contentinfo');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('forgets the last list of bookings at a log-out', async () => {
    const visitor = await openApp('/admin/dashboard');
    await heading('Dashboard');
    storeLastList('?q=Rosa');
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    expect(lastList()).toBe('');
  });

  it('says inside the console that an address does not exist', async () => {
    const visitor = await openApp('/admin/nowhere');
    await heading('There is no such page');
    await visitor.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    await heading('Dashboard');
  });

  it('redirects everybody else from such an address to the home page', async () => {
    localStorage.clear();
    await openApp('/admin/nowhere');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('the dashboard', () => {
  const booking = (id: string, firstName: string, lastName: string, name: string) => ({
    __typename: 'Booking' as const,
    id,
    confirmationNumber: `NUMBER${id}`,
    firstName,
    lastName,
    createdAt: '2026-11-21T16:12:00Z',
    bookingStatus: 'confirmed' as const,
    paymentSummary: id === '1' ? ('refundDue' as const) : ('paid' as const),
    classInstance: {
      __typename: 'BookedClass' as const,
      id: `class-${id}`,
      name,
      nameEs: null,
      startsAt: '2027-01-05T06:00:00Z',
      timeZone: 'America/Los_Angeles',
      status: id === '1' ? ('cancelled' as const) : ('scheduled' as const),
    },
  });
  const nextClass = (id: string, enrolledCount: number) => ({
    __typename: 'DashboardClass' as const,
    id,
    name: 'Forklift Operator',
    nameEs: 'Operador de montacargas',
    startsAt: '2026-12-05T15:00:00Z',
    timeZone: 'America/Denver',
    enrolledCount,
    waiting: 0,
    maxAttendees: 12,
  });

  it('displays the four counts, the open messages, the newest bookings and the next classes', async () => {
    api.on('Dashboard', () =>
      data(
        dashboardOf({
          totalUsers: 214,
          totalClassTypes: 9,
          upcomingClasses: 23,
          totalBookings: 1486,
          openContactMessages: 1,
          refundsDueCount: 2,
          refundsDueCents: 29800,
          recentBookings: [booking('1', 'María', 'Gutiérrez', 'OSHA 10'), booking('2', ' ', '', '')],
          upcomingClassList: [nextClass('a', 9), nextClass('b', 12)],
        }),
      ),
    );
    await openApp('/admin/dashboard');
    const numbers = (await screen.findAllByRole('definition')).map((each) => each.textContent);
    expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'Total users',
      'Class types',
      'Upcoming classes',
      'Total bookings',
    ]);
    expect(numbers).toEqual(['214', '9', '23', '1,486']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '1 open message' }).pathname).toBe(
      '/admin/messages',
    );
    const refunds = screen.getByRole('link', { name: 'Refunds due: 2 bookings, $298.00' });
    expect(refunds.getAttribute('href')).toBe('/admin/bookings?payment=refundDue&sort=classDate');

    const recent = within(screen.getByRole('region', { name: 'Recent bookings' })).getAllByRole('listitem');
    expect(recent[0]?.textContent).toContain('María Gutiérrez');
    // The day is that of the class in its own zone.
    expect(recent[0]?.textContent).toContain('OSHA 10, Mon, Jan 4, 2027');
    expect(recent[0]?.textContent).toContain('Booked on Saturday, November 21, 2026 at 9:12');
    expect(recent[0]?.textContent).toContain('Class cancelledRefund due');
    expect(recent[1]?.textContent).toContain('Unknown User');
    expect(recent[1]?.textContent).not.toMatch(/cancelled|Refund/);
    expect(recent[1]?.textContent).toContain('Unknown Class');

    const next = within(screen.getByRole('region', { name: 'Upcoming classes' })).getAllByRole('listitem');
    expect(next[0]?.textContent).toContain('Saturday, December 5, 2026 at 8:00');
    expect(next[0]?.textContent).toMatch(/9\/12 $/);
    expect(next[1]?.textContent).toMatch(/12\/12 Full$/);
  });

  it('displays what to tell the operator of the server', async () => {
    api.on('Dashboard', () => data(dashboardOf({}, ['backupOverdue', 'messagesDelayed'])));
    await openApp('/admin/dashboard');
    expect(await screen.findByText(/^The daily backup is overdue/)).toBeTruthy();
    expect(screen.getByText(/waiting for more than 30 minutes/)).toBeTruthy();
    expect(screen.queryByText(/disk of the server/)).toBeNull();
  });

  it('says if there is nothing yet, and links to frequent actions', async () => {
    await openApp('/admin/dashboard');
    await screen.findByText('No recent bookings');
    expect(screen.getByText('No upcoming classes scheduled')).toBeTruthy();
    const actions = within(
      screen.getByRole('region', { name: 'Quick actions' }),
    ).getAllByRole<HTMLAnchorElement>('link');
    expect(actions.map(({ textContent, pathname, search }) => [textContent, pathname + search])).toEqual([
      ['Schedule class', '/admin/schedule?new'],
      ['Create class type', '/admin/class-types?new'],
      ['View all bookings', '/admin/bookings'],
      ['Create booking', '/admin/bookings?new=booking'],
    ]);
  });

  it.each([
    ['refuses', () => refusal('INTERNAL')],
    ['does not answer', offline],
  ])('says in a banner that the server %s, and retries', async (_case, response) => {
    api.on('Dashboard', response);
    const visitor = await openApp('/admin/dashboard');
    const alert = await screen.findByText('Failed to fetch dashboard data');
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    api.on('Dashboard', () => data(emptyDashboard)).on('BookingBursts', () => data({ bookingBursts: [] }));
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No recent bookings');
    expect(screen.queryByText('Failed to fetch dashboard data')).toBeNull();
  });
});
