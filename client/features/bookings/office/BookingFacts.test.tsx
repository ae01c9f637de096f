import { cleanup, screen } from '@testing-library/react';

import { LocaleContext } from '../../../i18n/use-locale';
import { openPage } from '../../../testing/open-page';
import { BookingFacts } from './BookingFacts';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { booking } from './testing/office-rows';

const inZone = (timeZone: string): OfficeBookingFragment => ({
  ...booking(),
  bookingStatus: 'confirmed',
  attendance: null,
  paymentStatus: 'pending',
  language: 'en',
  phone: '(801) 555-0118',
  classInstance: { ...booking().classInstance, startsAt: '2126-12-05T16:00:00.000Z', timeZone },
});

it('links to the class, the email and both phones', async () => {
  openPage(<BookingFacts booking={inZone('America/Denver')} whole />);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Forklift Operator' });
  expect(target('Forklift Operator')).toBe('/admin/schedule/c1');
  expect(target('rosa@example.com')).toBe('mailto:rosa@example.com');
  expect(target('(801) 555-0118')).toBe('tel:8015550118');
  expect(target('(801) 555-0156')).toBe('tel:8015550156');
  expect(screen.getByText(/^Iván Peña,/)).toBeTruthy();
});

it('names the time zone of the class if it is not that of the office', async () => {
  openPage(<BookingFacts booking={inZone('America/Los_Angeles')} whole />);
  expect(await screen.findByText(/8:00.AM, Pacific Time$/)).toBeTruthy();
  cleanup();
  openPage(<BookingFacts booking={inZone('America/Denver')} whole />);
  expect(await screen.findByText(/9:00.AM$/)).toBeTruthy();
});

it('displays the Spanish name of the venue to Spanish readers', async () => {
  openPage(
    <LocaleContext value={{ language: 'es', setLanguage: () => Promise.resolve() }}>
      <BookingFacts booking={inZone('America/Denver')} />
    </LocaleContext>,
  );
  expect((await screen.findByText('Patio de capacitación')).parentElement?.textContent).toBe(
    'Patio de capacitación, West Valley City',
  );
});
