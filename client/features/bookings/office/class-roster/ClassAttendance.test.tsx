import { screen } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { FetchFileContext } from '../../../../graphql/office/api-files';
import { openPage } from '../../../../testing/open-page';
import { ClassRoster } from './ClassRoster';
import { booking, connection, smallOffice } from '../testing/office-rows';

let api: StubApi;

const BEGUN = '2026-11-01T15:00:00.000Z';
const begun = { ...booking().classInstance, startsAt: BEGUN, lastDayStartsAt: BEGUN };
const rosterIs = (...rows: readonly Parameters<typeof booking>[0][]) =>
  api.on('OfficeBookings', () =>
    data(
      connection(
        'bookings',
        'BookingConnection',
        rows.map((row, index) => booking({ classInstance: begun, id: `b${index}`, ...row })),
      ),
    ),
  );

beforeEach(() => {
  api = smallOffice().on('CrewsOfClass', () => data({ crews: [] }));
});

const requested: string[] = [];
const onToast = jest.fn();
const open = () =>
  openPage(
    <FetchFileContext.Provider
      value={(path) => {
        requested.push(path);
        return Promise.reject(new Error('503'));
      }}
    >
      <ClassRoster classInstanceId="c1" onToast={onToast} onSeatsChanged={() => undefined} />
    </FetchFileContext.Provider>,
  );
const link = () => screen.queryByRole('link', { name: 'Record attendance' })?.getAttribute('href');

it('counts who came, links to the register, and saves the certificates', async () => {
  rosterIs({ bookingStatus: 'completed' }, { attendance: 'absent' }, {}, { bookingStatus: 'cancelled' });
  const user = open();
  expect(await screen.findByText('1 attended, 1 absent, 1 not recorded')).toBeTruthy();
  expect(link()).toBe('/admin/schedule/c1/attendance');
  await user.click(screen.getByRole('button', { name: 'Certificates (PDF)' }));
  expect(requested).toEqual(['/api/class-instances/c1/certificates.pdf']);
  expect(onToast).toHaveBeenCalledWith({
    kind: 'failed',
    text: 'The file could not be saved. Please try again.',
  });
});

it('links to the register while nothing is recorded, and has no certificates', async () => {
  rosterIs({}, {});
  open();
  expect(await screen.findByText('0 attended, 0 absent, 2 not recorded')).toBeTruthy();
  expect(link()).toBe('/admin/schedule/c1/attendance');
  expect(screen.queryByRole('button', { name: 'Certificates (PDF)' })).toBeNull();
});

it('has nothing to record once all is recorded', async () => {
  rosterIs({ bookingStatus: 'completed' });
  open();
  expect(await screen.findByText('1 attended, 0 absent, 0 not recorded')).toBeTruthy();
  expect(link()).toBeUndefined();
});

it.each([
  ['has not begun', { startsAt: '2026-12-05T15:00:00.000Z' }],
  ['is cancelled', { status: 'cancelled' as const }],
])('displays no attendance if the class %s', async (_case, changes) => {
  rosterIs({ classInstance: { ...begun, ...changes }, bookingStatus: 'completed' });
  open();
  await screen.findByText('Rosa Peña');
  expect(screen.queryByText(/not recorded/)).toBeNull();
});
