import { screen, within } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import { bookingPageResponse, classId, sampleBooking, sampleClass } from '../testing/sample-responses';
import { refusal } from '../testing/stub-server';
import { goToPayment } from '../testing/visitor';

it('displays a class that has changed meanwhile, and books it after another confirmation', async () => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  const server = bookingServer().on('BookingCreate', () => refusal('CONFLICT'));
  const { user, address } = await openSite(`/book/${classId}`, server);
  await goToPayment(user);
  const changed = { ...sampleClass, priceCents: 20_000, detailsKey: 'changed' };
  server.on('BookingPage', () => ({ ...bookingPageResponse, upcomingClass: changed }));
  const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await confirm();
  expect(within(await screen.findByRole('alert')).getByText('The class has changed')).toBeTruthy();
  expect(await screen.findByText('$200', { selector: 'strong' })).toBeTruthy();
  expect(address()).toBe(`/book/${classId}?step=payment`);

  server.on('BookingCreate', () => ({ bookSeat: sampleBooking }));
  await confirm();
  await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
  expect(server.inputsOf('BookingCreate')).toEqual([
    expect.objectContaining({ expectedDetailsKey: sampleClass.detailsKey }),
    expect.objectContaining({ expectedDetailsKey: 'changed' }),
  ]);
});
