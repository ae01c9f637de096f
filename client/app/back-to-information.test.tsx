import { fireEvent, screen } from '@testing-library/react';

import { bookingPageResponse, classId, siteResponse } from '../features/bookings/testing/sample-responses';
import { goToPayment } from '../features/bookings/testing/visitor';
import { openApp, preparePage } from './testing/open-app';
import { data, StubApi } from './testing/stub-api';

beforeEach(() => {
  preparePage();
  new StubApi().on('Site', () => data(siteResponse)).on('BookingPage', () => data(bookingPageResponse()));
});

it('goes back once if the link back to the information is pressed twice, which would leave the form', async () => {
  const user = await openApp(`/book/${classId}`);
  await goToPayment(user);
  const link = screen.getByRole('link', { name: 'Back to information' });
  // jsdom ignores the second of two simultaneous navigations.
  const goBack = jest.spyOn(window.history, 'go');
  fireEvent.click(link);
  fireEvent.click(link);
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(goBack.mock.calls).toEqual([[-1]]);
});
