import { taskPaths } from './task-paths';

it('links to unpaid bookings of any status, because those who attended can be unpaid too', () => {
  const [path, query] = taskPaths.unpaidBookings.split('?');
  expect(path).toBe('/admin/bookings');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ payment: 'pending', sort: 'classDate' });
});
