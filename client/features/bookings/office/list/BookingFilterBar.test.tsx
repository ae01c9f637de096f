import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { filterClasses, smallOffice } from '../testing/office-rows';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['classId=c0&attendance=notRecorded', false],
  ['classId=c0&status=confirmed', false],
  ['payment=refundDue', false],
  ['attendance=notRecorded', true],
  ['classId=c0&status=confirmed&city=Provo', true],
])('displays all filters at first if the list is filtered by %s: %s', async (query, isExpanded) => {
  smallOffice();
  const user = openPage(<BookingsPage />, `/admin/bookings?${query}`);
  const button = await screen.findByRole('button', { name: /^Filters/ });
  expect(button.getAttribute('aria-expanded')).toBe(String(isExpanded));
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe(String(!isExpanded));
});

it('filters by a date once its year is typed', async () => {
  const api = smallOffice();
  openPage(<BookingsPage />);
  const field = await screen.findByLabelText('Booked from');
  const asked = () => api.callsOf('OfficeBookings').length;
  await waitFor(() => expect(asked()).toBe(1));
  // What the browser reports for the digits of a year.
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20']) {
    fireEvent.change(field, { target: { value } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(field).toHaveProperty('value', value);
  }
  await waitFor(() => expect(asked()).toBe(2));
  expect(JSON.stringify(api.callsOf('OfficeBookings').at(-1)?.variables)).toContain('2026-11-20');
});

it('lists the next classes first, then the latest past ones', async () => {
  const filterClass = (id: string, startsAt: string) => ({
    __typename: 'ClassInstance',
    id,
    status: 'scheduled',
    seatsLeft: 3,
    startsAt,
    timeZone: 'America/Denver',
    classType: { __typename: 'ClassType', id: 'forklift', name: 'Forklift Operator', nameEs: null },
  });
  const current = [
    filterClass('c1', '2026-11-27T15:00:00.000Z'),
    filterClass('c2', '2027-06-05T15:00:00.000Z'),
  ];
  const past = [filterClass('c3', '2026-11-20T15:00:00.000Z'), filterClass('c4', '2026-10-02T15:00:00.000Z')];
  smallOffice().on('FilterClasses', () => data(filterClasses(current, past)));
  openPage(<BookingsPage />);
  const field = within(await screen.findByRole('combobox', { name: 'Class' }));
  await field.findAllByRole('option', { name: /^Forklift/ });
  expect(field.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All classes',
    expect.stringContaining('Nov 27, 2026'),
    expect.stringContaining('Jun 5, 2027'),
    expect.stringContaining('Nov 20, 2026'),
    expect.stringContaining('Oct 2, 2026'),
  ]);
});

it('suggests the companies on record for a part of the name, each once, and filters by the chosen one', async () => {
  const employee = (id: string, companyName: string | null) => ({ __typename: 'Student', id, companyName });
  const found = ['Techos Peña', 'Peña Drilling', 'TECHOS PEÑA', null].map((name, index) =>
    employee(`s${index}`, name),
  );
  const api = smallOffice().on('CompanyNames', () =>
    data({ students: { __typename: 'StudentConnection', nodes: found } }),
  );
  const user = openPage(<BookingsPage />, '/admin/bookings?city=Provo');
  const field = await screen.findByRole('combobox', { name: 'Company (whole name)' });
  await user.type(field, 'pe');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(api.callsOf('CompanyNames')).toEqual([]);
  await user.type(field, 'na');
  const options = await screen.findAllByRole('option', { name: /peña/i });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Peña Drilling', 'TECHOS PEÑA']);
  expect(api.callsOf('CompanyNames').at(-1)?.variables).toMatchObject({ text: 'pena' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveProperty('value', 'Peña Drilling');
  await waitFor(() =>
    expect(api.callsOf('OfficeBookings').at(-1)?.variables).toMatchObject({
      company: 'Peña Drilling',
      city: 'Provo',
    }),
  );
});

it('suggests the cities of classes', async () => {
  const api = smallOffice();
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const field = await screen.findByRole('combobox', { name: 'City (whole name)' });
  await waitFor(() => expect(api.callsOf('FilterCities')).toHaveLength(1));
  await user.type(field, 'og');
  await user.click(await screen.findByRole('option', { name: 'Ogden' }));
  await waitFor(() =>
    expect(api.callsOf('OfficeBookings').at(-1)?.variables).toMatchObject({ city: 'Ogden' }),
  );
});

describe('a part of a name', () => {
  async function typePart() {
    const api = smallOffice();
    const user = openPage(
      <>
        <Link to="/admin/bookings?city=Moab">Moab</Link>
        <BookingsPage />
      </>,
      '/admin/bookings?city=Provo',
    );
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City (whole name)' });
    await waitFor(() => expect(api.callsOf('FilterCities')).toHaveLength(1));
    await screen.findByRole('table', { name: 'Bookings' });
    const cities = () => api.callsOf('OfficeBookings').map(({ variables }) => variables['city']);
    await user.clear(field);
    await user.type(field, 'og');
    await screen.findByRole('option', { name: 'Ogden' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(cities()).toEqual(['Provo']);
    expect(screen.getByTestId('address').textContent).toBe('/admin/bookings?city=Provo');
    return { user, field, cities };
  }

  it('leaves the list as it is while it is typed, and filters it with Enter, which closes the suggestions', async () => {
    const { user, field, cities } = await typePart();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cities()).toEqual(['Provo', 'og']));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('og');
    expect(document.activeElement).toBe(field);
  });

  it('leaves the list as it is until the field is left', async () => {
    const { user, field, cities } = await typePart();
    await user.tab();
    await waitFor(() => expect(cities()).toEqual(['Provo', 'og']));
    expect(field.value).toBe('og');
  });

  it('leaves the list as it is until a suggestion is chosen with the keyboard', async () => {
    const { user, field, cities } = await typePart();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(cities()).toEqual(['Provo', 'Ogden']));
    expect(field.value).toBe('Ogden');
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(cities().at(-1)).toBeNull());
  });

  it('is replaced by the filter of another address', async () => {
    const { field, cities } = await typePart();
    // The focus stays, as with Back.
    fireEvent.click(screen.getByRole('link', { name: 'Moab' }));
    await waitFor(() => expect(cities()).toEqual(['Provo', 'Moab']));
    expect(field.value).toBe('Moab');
  });
});
