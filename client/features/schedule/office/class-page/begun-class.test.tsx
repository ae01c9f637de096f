import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { OfficeClassPage } from './OfficeClassPage';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { classResponse, scheduledClass, smallSchedule } from '../testing/scheduled-class';

function open(changes: Partial<OfficeClassFragment>) {
  const begun = scheduledClass({ startsAt: '2020-12-05T15:00:00.000Z', ...changes });
  smallSchedule()
    .on('ScheduledClass', () => data({ classInstance: classResponse(begun) }))
    .on('ClassHistory', () => data({ classHistory: [] }));
  return openPage(
    <Routes>
      <Route
        path="/admin/schedule/:id"
        element={<OfficeClassPage parts={{ roster: () => null, messages: () => null }} />}
      />
    </Routes>,
    '/admin/schedule/forklift-1',
  );
}

describe('the page of a class that has begun', () => {
  it.each(['scheduled', 'completed'] as const)('offers to add walk-ins, and no crews: %s', async (status) => {
    const user = open({ status });
    const link = await screen.findByRole('link', { name: 'Add walk-in' });
    expect(link.getAttribute('href')).toBe('/admin/bookings?classId=forklift-1&new=booking');
    expect(screen.queryByRole('link', { name: 'Add booking' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Book for a crew' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('offers no booking if the class is full, and says so', async () => {
    open({ seatsLeft: 0 });
    expect(await screen.findByText('This class is full, so nobody can be added.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Add / })).toBeNull();
  });

  it('offers no booking if the class is cancelled', async () => {
    open({ status: 'cancelled' });
    await screen.findByRole('button', { name: 'Schedule again' });
    expect(screen.queryByRole('link', { name: /^Add / })).toBeNull();
  });
});
