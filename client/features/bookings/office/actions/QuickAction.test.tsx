import { screen } from '@testing-library/react';

import { openPage } from '../../../../testing/open-page';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { QuickAction } from './QuickAction';
import { booking } from '../testing/office-rows';

const actionFor = (changes: Partial<OfficeBookingFragment>) => {
  const shown = { ...booking(), ...changes } as OfficeBookingFragment;
  return <QuickAction key={JSON.stringify(changes)} booking={shown} onTask={() => undefined} />;
};

it('has its own icon and tooltip for each action', async () => {
  openPage([
    actionFor({ paymentSummary: 'pending' }),
    actionFor({ paymentSummary: 'paid', paymentStatus: 'paid' }),
    actionFor({ paymentSummary: 'refundDue', bookingStatus: 'cancelled' }),
    actionFor({ paymentSummary: 'refunded', bookingStatus: 'cancelled' }),
  ]);
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ title }) => title)).toEqual([
    'Mark paid',
    'Mark payment pending',
    'Mark refunded',
    'Restore',
  ]);
  const icons = buttons.map((button) => button.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(4);
});
