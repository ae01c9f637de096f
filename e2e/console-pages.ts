/** The pages of the console that are tested for their layout, with a class, a booking and a crew. */
export function consolePages(ids: { classId: string; bookingId: string; crewId: string }): string[] {
  return [
    '/admin/dashboard',
    '/admin/class-types',
    '/admin/schedule',
    '/admin/schedule?view=table',
    '/admin/schedule?view=month',
    `/admin/schedule/${ids.classId}`,
    '/admin/bookings',
    `/admin/bookings/${ids.bookingId}`,
    `/admin/bookings/crews/${ids.crewId}`,
    '/admin/students',
    '/admin/outbox',
    '/admin/reports',
    '/admin/venues',
    '/admin/users',
  ];
}
