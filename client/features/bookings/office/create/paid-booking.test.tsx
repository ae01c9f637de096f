import { screen, waitFor, within } from '@testing-library/react';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chosenClass } from '../testing/choose-class';
import { chooseStudent } from '../testing/choose-student';
import { booking, smallOffice } from '../testing/office-rows';

it('asks how a new booking was paid only if it is paid', async () => {
  const api = smallOffice().on('OfficeBookingCreate', () =>
    data({ createBooking: booking({ id: 'b2', paymentStatus: 'paid' }) }),
  );
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  await chooseStudent(user, /^Rosa Peña/);
  expect(form.queryByLabelText(/^Method/)).toBeNull();
  await user.selectOptions(form.getByLabelText('Payment status'), 'Paid');
  await user.selectOptions(form.getByLabelText(/^Method/), 'Check');
  await user.type(form.getByLabelText(/^Reference/), '1041');
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  expect(await screen.findByText('Booking created successfully!')).toBeTruthy();
  expect(api.callsOf('OfficeBookingCreate').map(({ variables }) => variables['input'])).toMatchObject([
    { studentId: 's1', paymentStatus: 'paid', paymentMethod: 'check', paymentReference: '1041' },
  ]);
});
