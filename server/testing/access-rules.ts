export type Audience = 'guest' | 'loggedIn' | 'admin';
type Words = readonly string[];

const words = (...lines: Words): Words => lines.flatMap((line) => line.split(' '));

/** Who may make which REST call of docs/openapi.yaml. A new call without a line here fails the access matrix. */
export const REST: Record<'guest' | 'admin', Words> = {
  guest: words(
    'logIn listUpcomingClasses getClassInstance createBooking getBooking getBookingCalendar sendContactMessage',
  ),
  admin: words(
    'getDashboard listBookings listBookableClasses exportBookings exportStudents exportReport',
    'listClassTypes createClassType replaceClassType deleteClassType',
    'listClassInstances createClassInstance replaceClassInstance deleteClassInstance',
    'listStudents createStudent replaceStudent deleteStudent',
  ),
};

/** Who may ask which query and mutation. */
export const GRAPHQL: Record<Audience, Words> = {
  guest: words(
    'bookingConfirmation me site upcomingClass upcomingClasses',
    'bookSeat login register requestPasswordReset resetPassword sendContactMessage',
  ),
  loggedIn: words('changePassword logOutEverywhere'),
  admin: words(
    'booking bookings bookableClasses clashingClasses classInstance classInstances classTypes contactMessages dashboard student students totals',
    'savedReport savedReports reportTable createSavedReport updateSavedReport deleteSavedReport',
    'createClassType updateClassType deleteClassType createClassInstance updateClassInstance deleteClassInstance',
    'createStudent updateStudent deleteStudent restoreStudent markContactMessage',
    'createBooking cancelBooking restoreBooking moveBooking setBookingPayment updateBookingAttendee',
  ),
};

/** Every field of every type, by who can come to read it. A type of guests is read by the office too. */
export const FIELDS: Record<'guest' | 'admin', Record<string, Words>> = {
  guest: {
    AcceptedRequest: words('isAccepted'),
    Address: words('street1 street2 city state zip'),
    BookingConfirmation: words(
      'id confirmationNumber firstName lastName email phoneLast4 companyName textNotifications amountCents',
      'bookingStatus paymentStatus language createdAt classInstance',
    ),
    ClassDay: words('date dayNumber startTime endTime startsAt endsAt'),
    PageInfo: words('startCursor endCursor hasPreviousPage hasNextPage'),
    SentContactMessage: words('id'),
    Session: words('token user'),
    SessionUser: words('id email role firstName lastName'),
    Site: words(
      'companyName companyPhone companyPhoneDisplay companyEmail companyWebsite brandPrimary brandPrimaryText',
      'brandAccent cardPublicKey languages defaultLanguage states defaultState defaultMaxAttendees',
      'limitedSeatsBelow refundWindowHours reminderHoursBefore arriveEarlyMinutes smsDisclosure',
      'maxSeats maxDays maxCourseHours maxPriceCents maxLineLength maxTextLength',
      'minPasswordLength maxPasswordLength loginPauseMinutes resetLinkMinutes',
    ),
    UpcomingClass: words(
      'id classTypeId name nameEs description descriptionEs requirements requirementsEs category durationHours',
      'language status availability startsAt timeZone days locationName address priceCents maxAttendees seatsLeft',
      'refundDeadline',
    ),
    UpcomingClassConnection: words('nodes pageInfo totalCount'),
  },
  admin: {
    BookedClass: words('id classTypeId name nameEs locationName city startsAt timeZone status'),
    Booking: words(
      'id confirmationNumber studentId firstName lastName email phone companyName emergencyContactName',
      'emergencyContactPhone textNotifications amountCents bookingStatus paymentStatus bookingDate language notes',
      'createdAt version classInstance',
    ),
    BookingConnection: words('nodes pageInfo totalCount'),
    ClassInstance: words(
      'id classType language status startsAt timeZone days locationName address priceCents maxAttendees takenSeats',
      'seatsLeft instructorName notes createdAt updatedAt version',
    ),
    ClassInstanceConnection: words('nodes pageInfo totalCount'),
    ClassType: words(
      'id name nameEs description descriptionEs requirements requirementsEs category durationHours priceCents',
      'maxStudents isActive createdAt updatedAt version',
    ),
    ClassTypeConnection: words('nodes pageInfo totalCount'),
    ContactMessage: words('id name email phone subject message language createdAt readAt handledAt'),
    ContactMessageConnection: words('nodes pageInfo totalCount'),
    Dashboard: words(
      'totalUsers totalClassTypes upcomingClasses totalBookings openContactMessages recentBookings',
      'upcomingClassList',
    ),
    DashboardClass: words('id name nameEs startsAt timeZone enrolledCount maxAttendees'),
    DeletedRecord: words('id'),
    Student: words(
      'id firstName lastName email phone companyName emergencyContactName emergencyContactPhone textNotifications',
      'createdAt updatedAt version',
    ),
    StudentConnection: words('nodes pageInfo totalCount'),
    SavedReport: words(
      'id name description query variables shared shipped mine ownerName chart problem version updatedAt',
    ),
    ReportVariable: words('name label kind required choices defaultValue'),
    ReportChoice: words('value label'),
    ReportChart: words('label value'),
    ReportTable: words('columns rows totalCount hasMore'),
    ReportColumn: words('key label kind'),
    ReportRow: words('cells'),
    Total: words(
      'key label labelEs classes cancelledClasses seatsOffered seatsTaken fillRate revenueExpectedCents',
      'revenuePaidCents cancellations averageLeadDays newStudents returningStudents',
    ),
  },
};

/** What tells of a person, and the types in which a guest reads it of nobody but themselves. */
export const PERSONAL =
  /^(email|phone|firstName|lastName|companyName|userName|instructorName|notes|message|students?|bookings)$|emergency|consent/i;
export const OF_ONESELF = words('BookingConfirmation SessionUser');
export const OF_THE_COMPANY = words('Site.companyName');
