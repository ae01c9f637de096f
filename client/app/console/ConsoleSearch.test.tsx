import { act, screen, waitFor, within } from '@testing-library/react';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { emptyDashboard, logInAs } from '../testing/sample-office';
import { classOf, found } from '../testing/sample-search';
import { data, offline, StubApi } from '../testing/stub-api';

const booking = (lastName: string, number: string, changes: object = {}) => ({
  __typename: 'Booking',
  id: number,
  confirmationNumber: number,
  firstName: 'María',
  lastName,
  bookingStatus: 'confirmed',
  paymentSummary: 'pending',
  classInstance: classOf,
  ...changes,
});
const student = {
  __typename: 'Student',
  id: 's1',
  firstName: 'María',
  lastName: 'Muñoz',
  email: 'maria@example.com',
  phone: '(801) 555-0117',
};
const nextClass = {
  __typename: 'ClassInstance',
  id: 'c1',
  status: 'scheduled',
  startsAt: classOf.startsAt,
  timeZone: classOf.timeZone,
  locationName: 'Training Center',
  locationNameEs: null,
  instructorName: null,
  takenSeats: 8,
  maxAttendees: 20,
  classType: { __typename: 'ClassType', id: 't1', name: 'Forklift Operator', nameEs: null },
  address: { __typename: 'Address', city: 'Provo' },
};

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Search', () => data(found({})));
});

async function open(path = '/admin/dashboard') {
  const user = await openApp(path);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  return { user, field: await screen.findByRole('combobox', { name: /^Class, person/ }) };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('the global search', () => {
  it('opens by Ctrl+K, by its button, and by / on a page without a search field; Escape closes it', async () => {
    const { user, field } = await open();
    expect(document.activeElement).toBe(field);
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('/');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Search everything' })).toBeTruthy();
  });

  it('stays open if the browser closes it at a second Escape without asking', async () => {
    await open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    act(() => void dialog.dispatchEvent(new Event('close')));
    expect(dialog.open).toBe(true);
  });

  it('delays Enter until the results for the typed text arrive', async () => {
    api.on('Search', ({ text }) => data(found({ bookings: [booking('Muñoz', String(text))] })));
    const { user, field } = await open();
    await user.type(field, 'muñ');
    await screen.findByRole('option', { name: /Muñoz/ });
    const release = api.hold('Search');
    await user.type(field, 'oz{Enter}');
    expect(screen.queryByRole('dialog')).toBeTruthy();
    release();
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/admin/bookings/${encodeURIComponent('muñoz')}`),
    );
  });

  it('finds pages and actions by words of both languages, without the server', async () => {
    const { user, field } = await open();
    expect(options()).toContain('Schedule a class');
    await user.type(field, 'montac');
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(field);
    await user.type(field, 'programar cla');
    expect(options()).toEqual(['Schedule a class']);
    await user.clear(field);
    await user.type(field, 'contraseña');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds the reports that come with the product by their names in both languages', async () => {
    const { user, field } = await open();
    for (const [typed, name] of [
      ['payments received', 'Payments received'],
      ['pagos', 'Payments received'],
      ['revenue', 'Revenue by month'],
      ['ocupación', 'Fill rate by class type'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(options()).toEqual([name]);
    }
    await user.clear(field);
    await user.type(field, 'refunds{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/reports/refunds'));
  });

  it('leads to the list with all results of a kind if there may be more than displayed', async () => {
    const five = ['A1', 'B2', 'C3', 'D4', 'E5'].map((number) => booking('Ortega', number));
    api.on('Search', () => data(found({ bookings: five, students: [student] })));
    const { user, field } = await open();
    await user.type(field, ' ortega ');
    await screen.findByText('6 results.');
    const students = within(screen.getByRole('group', { name: 'Students' }));
    expect(students.getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: 'All results in Bookings' }));
    await waitFor(() => expect(window.location.href).toContain('/admin/bookings?q=ortega'));
  });

  it('searches after a pause in typing, and links each result to its record', async () => {
    api.on('Search', () =>
      data(found({ bookings: [booking('Muñoz', 'K7M29QXT')], students: [student], classes: [nextClass] })),
    );
    const { user, field } = await open();
    await user.type(field, 'muñoz');
    await waitFor(() => expect(api.callsOf('Search').at(-1)?.variables).toEqual({ text: 'muñoz' }));
    const count = await screen.findByText('3 results.');
    expect(count.getAttribute('role')).toBe('status');
    expect(count.textContent).toBe('3 results. Arrow keys choose, Enter opens.');
    await screen.findByRole('option', { name: /K7M29QXT/ });
    const bookings = within(screen.getByRole('group', { name: 'Bookings' }));
    expect(bookings.getByRole('option').textContent).toMatch(
      /María Muñoz K7M29QXT.*Forklift Operator.*Mon, Jan 25, 2027, 8:00.AM.*Payment pending/,
    );
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toContain('maria@example.com');
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toMatch(/Training Center, Provo.*8 of 20 seats taken/);
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toContain('K7M29QXT');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/bookings/K7M29QXT'));
  });

  it('keeps the previous results while typing, and ignores late responses', async () => {
    api.on('Search', ({ text }) => data(found({ bookings: [booking(String(text), `K7M2${String(text)}`)] })));
    const { user, field } = await open();
    await user.type(field, 'aa');
    await screen.findByRole('option', { name: /K7M2aa/ });
    const release = api.hold('Search');
    await user.type(field, 'b');
    await waitFor(() => expect(api.callsOf('Search').at(-1)?.variables).toEqual({ text: 'aab' }));
    expect(options()).toEqual([expect.stringContaining('K7M2aa')]);
    api.on('Search', ({ text }) => data(found({ bookings: [booking(String(text), `K7M2${String(text)}`)] })));
    await user.type(field, 'c');
    await screen.findByRole('option', { name: /K7M2aabc/ });
    await act(async () => {
      release();
      await Promise.resolve();
    });
    expect(options()).toEqual([expect.stringContaining('K7M2aabc')]);
  });

  it('marks what is cancelled', async () => {
    const ofCancelled = { classInstance: { ...classOf, id: 'c2', status: 'cancelled' } };
    const cancelled = { bookingStatus: 'cancelled' };
    const bookings = [booking('Uno', 'K7M29QX2', cancelled), booking('Dos', 'K7M29QX3', ofCancelled)];
    api.on('Search', () => data(found({ bookings })));
    const { user, field } = await open();
    await user.type(field, 'k7m2');
    expect((await screen.findByRole('option', { name: /Uno/ })).textContent).toContain('Booking cancelled');
    expect(screen.getByRole('option', { name: /Dos/ }).textContent).toContain('Class cancelled');
  });

  it('says if there are no results, or if the request failed, with a retry', async () => {
    const { user, field } = await open();
    await user.type(field, 'zzz');
    expect(await screen.findByText(/^Nothing found for “zzz”/)).toBeTruthy();
    api.on('Search', offline);
    await user.type(field, 'y');
    expect(await screen.findByText(/could not be searched/)).toBeTruthy();
    api.on('Search', () => data(found({ students: [student] })));
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByRole('option', { name: /maria@example.com/ })).toBeTruthy();
    expect(screen.queryByText(/could not be searched/)).toBeNull();
  });

  it('switches theme and language, and logs out', async () => {
    const { user, field } = await open();
    await user.type(field, 'oscuro{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('español{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Resumen' });
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('log out{Enter}');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
