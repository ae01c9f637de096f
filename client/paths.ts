/**
 * Every address of the site, as data: routes are declared with these patterns, links are made with `pathTo`.
 * One that has no page yet leads home, like any unknown address.
 */
export const paths = {
  home: '/',
  book: '/book/:id',
  confirmation: '/booking-confirmation/:id',
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
  adminSignInSheet: '/admin/schedule/:id/sign-in-sheet',
  adminClassRecord: '/admin/schedule/:id/record',
  adminBookings: '/admin/bookings',
  adminMessages: '/admin/messages',
  adminOutbox: '/admin/outbox',
  adminReports: '/admin/reports',
  adminReport: '/admin/reports/:id',
  adminExplorer: '/admin/reports/explorer',
  adminAccount: '/admin/account',
  /** Linked to, but has no page: falls through to home. */
  adminUsers: '/admin/users',
} as const;

/** The pages of the console, which need an admin's session. */
export const consolePaths = [
  paths.adminDashboard,
  paths.adminClassTypes,
  paths.adminSchedule,
  paths.adminSignInSheet,
  paths.adminClassRecord,
  paths.adminBookings,
  paths.adminMessages,
  paths.adminOutbox,
  paths.adminReports,
  paths.adminReport,
  paths.adminExplorer,
  paths.adminAccount,
] as const;

export type ConsolePath = (typeof consolePaths)[number];

export const pathTo = {
  book: (classInstanceId: string) => `/book/${encodeURIComponent(classInstanceId)}`,
  confirmation: (bookingId: string) => `/booking-confirmation/${encodeURIComponent(bookingId)}`,
  /** The other dates of one class type, on the home page's board. */
  datesOf: (classTypeId: string) => `/?type=${encodeURIComponent(classTypeId)}#classes`,
  classes: '/#classes',
  /** The class types, with the form for a new one open. */
  newClassType: '/admin/class-types?new',
  /** The schedule, with the form for a new class open. */
  newClass: '/admin/schedule?new',
  /** The bookings, with the class they were asked for. */
  bookingsOf: (classInstanceId: string) => `/admin/bookings?classId=${encodeURIComponent(classInstanceId)}`,
  signInSheet: (classInstanceId: string) =>
    `/admin/schedule/${encodeURIComponent(classInstanceId)}/sign-in-sheet`,
  classRecord: (classInstanceId: string) => `/admin/schedule/${encodeURIComponent(classInstanceId)}/record`,
  /** The messages that the site could not send. */
  failedMessages: '/admin/outbox?state=failed',
  report: (id: string) => `/admin/reports/${encodeURIComponent(id)}`,
  /** The explorer, with a query in it, or with a saved report and what its form was filled in with. */
  explorer: (params: Readonly<Record<string, string>> = {}) =>
    Object.keys(params).length === 0
      ? paths.adminExplorer
      : `${paths.adminExplorer}?${new URLSearchParams(params).toString()}`,
  contact: '/#contact',
} as const;
