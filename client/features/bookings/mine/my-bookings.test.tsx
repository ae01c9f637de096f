import { screen, within } from '@testing-library/react';

import { data, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { noOptions, otherClassId, sampleBooking, sampleClass } from '../testing/sample-responses';
import { MyBookings } from './MyBookings';

const over = { ...sampleBooking, options: noOptions, classInstance: { ...sampleClass, status: 'completed' } };
const attended = { ...over, bookingStatus: 'completed', attendance: 'attended' };

async function openWith(...bookings: readonly object[]) {
  const nodes = bookings.map((booking, index) => ({ ...booking, id: `l${index}` }));
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  new StubApi().on('MyBookings', () =>
    data({ myBookings: { __typename: 'BookingConfirmationConnection', nodes, pageInfo } }),
  );
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
