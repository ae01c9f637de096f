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
  adminClassTypes: '/admin/class-types',
  adminSchedule: '/admin/schedule',
  adminClass: '/admin/schedule/:id',
  adminBookCrew: '/admin/schedule/:id/crew',
  adminSignInSheet: '/admin/schedule/:id/sign-in-sheet',
  adminClassRecord: '/admin/schedule/:id/record',
  adminBookings: '/admin/bookings',
  adminBadges: '/admin/bookings/badges',
  adminWrite: '/admin/bookings/write',
  adminCrew: '/admin/bookings/crews/:id',
  adminBooking: '/admin/bookings/:id',
  adminStudents: '/admin/students',
  adminDuplicates: '/admin/students/duplicates',
  adminMerge: '/admin/students/merge',
  adminStudent: '/admin/students/:id',
  adminMessages: '/admin/messages',
  /** Redirects to the messages. */
  adminContact: '/admin/contact',
  adminOutbox: '/admin/outbox',
  adminReports: '/admin/reports',
  adminReport: '/admin/reports/:id',
  adminExplorer: '/admin/reports/explorer',
  adminVenues: '/admin/venues',
  adminInstructors: '/admin/instructors',
  adminUsers: '/admin/users',
  adminAccount: '/admin/account',
} as const;

type Path = (typeof paths)[keyof typeof paths];

/** A page of the console, which needs an admin session. */
export type ConsolePath = Exclude<
  Extract<Path, `/admin/${string}`>,
  typeof paths.admin | typeof paths.adminLogin
>;

export const consolePaths = Object.values(paths).filter(
  (path): path is ConsolePath =>
    path.startsWith('/admin/') && path !== paths.admin && path !== paths.adminLogin,
);

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
