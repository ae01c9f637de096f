import { screen } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import { classId } from '../testing/sample-responses';
import { en, field, fillIn } from '../testing/visitor';

jest.mock('./PaymentStep', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

it('keeps everything typed, including the passwords, if the second step fails to load', async () => {
  const { user, address, back } = await openSite(`/book/${classId}`, bookingServer());
  await fillIn(user);
  await user.click(field(en.account));
  await user.type(field(en.password), 'correct horse');
  await user.type(field(en.confirmPassword), 'correct horse');
  await user.click(screen.getByRole('button', { name: en.next }));
  await screen.findByText('This page could not be loaded');
  expect(address()).toBe(`/book/${classId}?step=payment`);

  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('There is still no connection.');
  await back();
  expect((await screen.findByLabelText<HTMLInputElement>(en.password)).value).toBe('correct horse');
  expect(field(en.firstName).value).toBe('Ana');
});
