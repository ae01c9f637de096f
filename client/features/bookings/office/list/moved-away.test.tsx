import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { ClassRoster } from '../class-roster/ClassRoster';
import { chooseClass } from '../testing/choose-class';
import { booking, connection, counted, smallOffice } from '../testing/office-rows';
import { BookingsPage } from './BookingsPage';

/** The classes of the bookings as the server has them. */
let classes: Map<string, string>;
let api: StubApi;

const people = ['Ana', 'Bea', 'Carla'].map((firstName, index) =>
  booking({ id: `b${index + 1}`, firstName, confirmationNumber: `K7M4WX9${index}` }),
);
const now = (id: string, version: number) => {
  const seen = people.find((each) => each.id === id) ?? booking();
  return { ...seen, version, classInstance: { ...seen.classInstance, id: classes.get(id) ?? 'c1' } };
};
const rowsOfClass = () => people.filter(({ id }) => classes.get(id) === 'c1');

beforeEach(() => {
  classes = new Map(people.map(({ id }) => [id, 'c1']));
  api = smallOffice()
    .on('ChosenClass', () => data({ classInstance: null }))
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rowsOfClass())))
    .on('OfficeBookingCount', () => data(counted('bookings', 'BookingConnection', rowsOfClass().length)))
    .on('BookingMove', ({ input }) => {
      const { id, version, classInstanceId } = input as Record<'id' | 'classInstanceId', string> & {
        version: number;
      };
      classes.set(id, classInstanceId);
      return data({ moveBooking: now(id, version + 1) });
    })
    .on('BookingsMove', ({ input }) => {
      const { bookings, classInstanceId } = input as {
        bookings: readonly { id: string; version: number }[];
        classInstanceId: string;
      };
      const changes = bookings.map(({ id, version }) => {
        classes.set(id, classInstanceId);
        return {
          __typename: 'BookingChange',
          id,
          isDone: true,
          isUnchanged: false,
          code: null,
          changedBy: null,
          booking: now(id, version + 1),
        };
      });
      return data({ changes });
    });
});

const open = () => openPage(<BookingsPage />, '/admin/bookings?classId=c1');
const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (Ana|Bea|Carla)/ })
    .map((box) => /Ana|Bea|Carla/.exec(box.getAttribute('aria-label') ?? '')?.[0]);
const range = (text: string) => screen.findByText(text);

async function moveToClass(user: ReturnType<typeof open>, button: string) {
  const choice = await screen.findByLabelText('Move to');
  await chooseClass(user, choice, /December 12/);
  const form = within(choice.closest('form') ?? document.body);
  await user.click(form.getByRole('button', { name: button }));
}

it('a booking that was moved leaves the list of its previous class, and returns on undo', async () => {
  const user = open();
  await range('1 to 3 of 3');
  await user.click(await screen.findByRole('button', { name: /^Actions Ana/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Move' }));
  await moveToClass(user, 'Move');
  await range('1 to 2 of 2');
  expect(names()).toEqual(['Bea', 'Carla']);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await range('1 to 3 of 3');
  expect(names()).toEqual(['Ana', 'Bea', 'Carla']);
});

it('bookings that were moved together leave the list, and return on undo', async () => {
  const user = open();
  for (const name of ['Ana', 'Carla'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  await moveToClass(user, 'Move 2 bookings');
  await range('1 to 1 of 1');
  expect(names()).toEqual(['Bea']);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await range('1 to 3 of 3');
  expect(names()).toEqual(['Ana', 'Bea', 'Carla']);
});

it('a booking that somebody else moved leaves the list when a change of it is refused, which says where it is', async () => {
  api
    .on('BookingPaymentSet', () => refusal('CONFLICT'))
    .on('OfficeBookingEdited', () => data({ booking: now('b1', 2) }));
  const user = open();
  await range('1 to 3 of 3');
  classes.set('b1', 'c2');
  await user.click(await screen.findByRole('button', { name: /^Mark paid Ana/ }));
  expect(
    await screen.findByText(
      /^In the meantime, Ana Peña was moved to the class on .* Your change was not made/,
    ),
  ).toBeTruthy();
  await range('1 to 2 of 2');
  expect(names()).toEqual(['Bea', 'Carla']);
});

it('also when a change of several bookings is refused for it', async () => {
  api.on('BookingsMarkPaid', ({ input }) => {
    const { bookings } = input as { bookings: readonly { id: string; version: number }[] };
    const changes = bookings.map(({ id, version }) => {
      const isMoved = classes.get(id) !== 'c1';
      return {
        __typename: 'BookingChange',
        id,
        isDone: !isMoved,
        isUnchanged: false,
        code: isMoved ? 'CONFLICT' : null,
        changedBy: null,
        booking: { ...now(id, version + 1), ...(!isMoved && { paymentStatus: 'paid' }) },
      };
    });
    return data({ changes });
  });
  const user = open();
  for (const name of ['Ana', 'Carla'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
  classes.set('b1', 'c2');
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Mark paid' }));
  await range('1 to 2 of 2');
  expect(names()).toEqual(['Bea', 'Carla']);
  expect(screen.getByText(/^Ana Peña/)).toBeTruthy();
});

it('and leaves the roster of its class, whose heading gets the focus, and the seats are counted again', async () => {
  api
    .on('BookingPaymentSet', () => refusal('CONFLICT'))
    .on('OfficeBookingEdited', () => data({ booking: now('b1', 2) }))
    .on('CrewsOfClass', () => data({ crews: [] }));
  const onSeatsChanged = jest.fn();
  const user = openPage(
    <ClassRoster classInstanceId="c1" onToast={() => undefined} onSeatsChanged={onSeatsChanged} />,
  );
  const button = await screen.findByRole('button', { name: /^Mark paid Ana/ });
  classes.set('b1', 'c2');
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Ana Peña')).toBeNull());
  const heading = screen.getByRole('heading', { name: 'Attendees' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(onSeatsChanged).toHaveBeenCalled();
});
