import { screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, throttled, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { ClassRoster } from './ClassRoster';
import { booking, connection, smallOffice } from '../testing/office-rows';

const page = (ids: readonly string[], hasNextPage = false) =>
  data(
    connection(
      'bookings',
      'BookingConnection',
      ids.map((id) => booking({ id, firstName: id })),
      hasNextPage,
    ),
  );

const roster = (
  <ClassRoster classInstanceId="c1" onToast={() => undefined} onSeatsChanged={() => undefined} />
);

let api: StubApi;

/** The bookings of a class in two pages, of which the second may fail. */
const secondPage = (respond: () => ReturnType<typeof page>) =>
  api.on('OfficeBookings', ({ after }) => (after === 'last' ? respond() : page(['Ana', 'Blas'], true)));
const pagesRequested = () => api.callsOf('OfficeBookings').map(({ variables }) => variables['after'] ?? null);

beforeEach(() => {
  api = smallOffice().on('CrewsOfClass', () => data({ crews: [] }));
});

const crew = (id: string, namedSeats: number, unnamedSeats = 0) => ({
  __typename: 'Crew',
  id,
  firstName: 'Elena',
  lastName: id,
  email: 'elena@example.com',
  phone: '801 555 0161',
  companyName: null,
  purchaseOrder: null,
  namedSeats,
  unnamedSeats,
});

it('lists the seats without names by crew, also if nobody has a name yet', async () => {
  api
    .on('OfficeBookings', () => page([]))
    .on('CrewsOfClass', () =>
      data({
        crews: [
          { ...crew('Vigil', 0, 6), companyName: 'Vigil Concrete' },
          crew('Ruiz', 2),
          crew('Cruz', 0, 1),
        ],
      }),
    );
  openPage(roster);
  const attendees = within(await screen.findByRole('region', { name: 'Attendees' }));
  expect(await attendees.findByText('No seat of this class has a name yet.')).toBeTruthy();
  const rows = attendees.getAllByRole('listitem').map((each) => each.textContent);
  expect(rows).toEqual([
    '6 seats without names: Elena Vigil, Vigil Concrete',
    '1 seat without a name: Elena Cruz',
  ]);
  const link = attendees.getByRole('link', { name: 'Elena Vigil, Vigil Concrete' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/crews/Vigil');
});

it('lists the crews with seats, with links to their pages', async () => {
  secondPage(() => page(['Carla']));
  api.on('CrewsOfClass', () => data({ crews: [crew('g1', 2), crew('g2', 0)] }));
  openPage(roster);
  const crews = within(await screen.findByRole('region', { name: 'Crews' }));
  const links = crews.getAllByRole('link', { name: 'Open the crew' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/bookings/crews/g1']);
});

describe('the roster of a class with more than one page', () => {
  it('is loaded completely', async () => {
    secondPage(() => page(['Carla']));
    openPage(roster);
    expect(await screen.findByText('Carla Peña')).toBeTruthy();
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(pagesRequested()).toEqual([null, 'last']);
  });

  it.each([
    ['there is no connection', offline],
    ['there are too many requests', () => throttled(30)],
    ['the server fails', () => refusal('INTERNAL')],
  ])(
    'reports that attendees are missing if %s, and requests them again only on retry',
    async (_case, fail) => {
      secondPage(fail);
      const user = openPage(roster);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByText('The attendees could not be loaded.').closest('[role=alert]')).not.toBeNull();
      expect(screen.getByText('Blas Peña')).toBeTruthy();
      // Long enough for many requests of a loop.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(pagesRequested()).toEqual([null, 'last']);
      secondPage(() => page(['Carla']));
      await user.click(retry);
      expect(await screen.findByText('Carla Peña')).toBeTruthy();
      await waitFor(() => expect(screen.queryByText('The attendees could not be loaded.')).toBeNull());
    },
  );
});
