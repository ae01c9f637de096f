/**
 * Every address of the site: routes are declared with these patterns, links are made with `pathTo`. A path without a
 * page redirects to the home page, like any unknown address.
 */
export const paths = {
  home: '/',
  book: '/book/:id',
  bookCrew: '/book/:id/crew',
  crew: '/crew-bookings/:id',
  confirmation: '/booking-confirmation/:id',
  wait: '/book/:id/wait',
  waitingList: '/waiting-list/:id',
  seatOffer: '/seat-offer/:id',
  findBooking: '/find-booking',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  register: '/register',
  clientDashboard: '/client/dashboard',
  clientAccount: '/client/account',
  admin: '/admin/*',
  adminHome: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
} as const;

export const pathTo = {
  book: (classInstanceId: string) => `/book/${encodeURIComponent(classInstanceId)}`,
  wait: (classInstanceId: string) => `/book/${encodeURIComponent(classInstanceId)}/wait`,
  crew: (crewBookingId: string) => `/crew-bookings/${encodeURIComponent(crewBookingId)}`,
  confirmation: (bookingId: string) => `/booking-confirmation/${encodeURIComponent(bookingId)}`,
  /** The other dates of a class type, on the board of the home page. */
  datesOf: (classTypeId: string) => `/?type=${encodeURIComponent(classTypeId)}#classes`,
  classes: '/#classes',
  contact: '/#contact',
} as const;
