export type Audience = 'guest' | 'loggedIn' | 'admin';
type Names = readonly string[];

const list = (...lines: Names): Names => lines.flatMap((line) => line.split(' '));

/** Who may make which REST call of docs/openapi.yaml. A new call without a line here fails the access matrix. */
export const REST: Record<'guest' | 'admin', Names> = {
  guest: list(
    'logIn listUpcomingClasses getClassInstance createBooking getBooking getBookingCalendar sendContactMessage',
  ),
  admin: list(
    'getDashboard listBookings listBookableClasses exportBookings exportStudents exportReport',
    'listClassTypes createClassType replaceClassType deleteClassType',
    'listClassInstances createClassInstance replaceClassInstance deleteClassInstance',
    'listStudents createStudent replaceStudent deleteStudent',
  ),
};

/** Who may ask which query and mutation. */
export const GRAPHQL: Record<Audience, Names> = {
  guest: list(
    'bookingConfirmation me site upcomingClass upcomingClasses',
    'bookSeat login register requestEmailConfirmation confirmEmail requestPasswordReset resetPassword sendContactMessage',
  ),
  loggedIn: list('changePassword logOutEverywhere'),
  admin: list(
    'booking bookings bookableClasses clashingClasses classInstance classInstances classTypes contactMessages dashboard student students totals outboxMessages outboxMessagePreview resendOutboxMessage',
    'savedReport savedReports reportTable createSavedReport updateSavedReport deleteSavedReport',
    'createClassType updateClassType deleteClassType createClassInstance updateClassInstance deleteClassInstance',
    'createStudent updateStudent deleteStudent restoreStudent markContactMessage',
    'bookingBursts cancelBurst dismissBurst',
    'createBooking cancelBooking restoreBooking moveBooking setBookingPayment updateBookingAttendee',
  ),
};

/** What a course shows to everybody, in the catalogue and with each of its classes. */
const COURSE = list(
  'name nameEs description descriptionEs requirements requirementsEs category durationHours',
);

/** Every field of every type, by who can come to read it. A type of guests is read by the office too. */
export const FIELDS: Record<'guest' | 'admin', Record<string, Names>> = {
  guest: {
    AcceptedRequest: list('isAccepted'),
    Address: list('street1 street2 city state zip'),
    BookingConfirmation: list(
      'id confirmationNumber firstName lastName email phoneLast4 companyName textNotifications amountCents',
      'bookingStatus paymentStatus language createdAt classInstance',
    ),
    ClassDay: list('date dayNumber startTime endTime startsAt endsAt'),
    PageInfo: list('startCursor endCursor hasPreviousPage hasNextPage'),
    SentContactMessage: list('id'),
    Session: list('token user'),
    SessionUser: list('id email role firstName lastName'),
    Site: list(
      'companyName companyPhone companyPhoneDisplay companyEmail companyWebsite brandPrimary brandPrimaryText',
      'brandAccent cardPublicKey languages defaultLanguage states defaultState defaultMaxAttendees',
      'limitedSeatsBelow refundWindowHours reminderHoursBefore arriveEarlyMinutes smsDisclosure',
      'maxSeats maxDays maxCourseHours maxPriceCents maxLineLength maxTextLength',
      'minPasswordLength maxPasswordLength loginPauseMinutes resetLinkMinutes confirmationLinkHours',
    ),
    UpcomingClass: [
      ...COURSE,
      ...list(
        'id classTypeId language status availability startsAt timeZone days locationName address priceCents',
        'maxAttendees seatsLeft refundDeadline',
      ),
    ],
    UpcomingClassConnection: list('nodes pageInfo totalCount'),
  },
  admin: {
    BookedClass: list('id classTypeId name nameEs locationName city startsAt timeZone status'),
    Booking: list(
      'id confirmationNumber studentId firstName lastName email phone companyName emergencyContactName',
      'emergencyContactPhone textNotifications amountCents bookingStatus paymentStatus bookingDate language notes',
      'createdAt version classInstance',
    ),
    BookingBurst: list('id count firstAt lastAt bookings'),
    BookingConnection: list('nodes pageInfo totalCount'),
    CancelledBurst: list('count mailsSent'),
    ClassInstance: list(
      'id classType language status startsAt timeZone days locationName address priceCents maxAttendees takenSeats',
      'seatsLeft instructorName notes createdAt updatedAt version',
    ),
    ClassInstanceConnection: list('nodes pageInfo totalCount'),
    ClassType: [...COURSE, ...list('id priceCents maxStudents isActive createdAt updatedAt version')],
    ClassTypeConnection: list('nodes pageInfo totalCount'),
    ContactMessage: list('id name email phone subject message language createdAt readAt handledAt'),
    ContactMessageConnection: list('nodes pageInfo totalCount'),
    Dashboard: list(
      'totalUsers totalClassTypes upcomingClasses totalBookings openContactMessages failedMessages recentBookings',
      'upcomingClassList',
    ),
    DashboardClass: list('id name nameEs startsAt timeZone enrolledCount maxAttendees'),
    DeletedRecord: list('id'),
    DismissedBurst: list('count'),
    OutboxMessage: list(
      'id kind isTextMessage recipient language state problem lastError attempts createdAt dueAt retryAt sentAt failedAt',
    ),
    OutboxMessageConnection: list('nodes pageInfo totalCount'),
    OutboxMessagePreview: list('language subject text html attachment'),
    Student: list(
      'id firstName lastName email phone companyName emergencyContactName emergencyContactPhone textNotifications',
      'createdAt updatedAt version',
    ),
    StudentConnection: list('nodes pageInfo totalCount'),
    SavedReport: list(
      'id name description query variables shared shipped mine ownerName chart problem version updatedAt',
    ),
    ReportVariable: list('name label kind required choices defaultValue'),
    ReportChoice: list('value label'),
    ReportChart: list('label value'),
    ReportTable: list('columns rows totalCount hasMore'),
    ReportColumn: list('key label kind'),
    ReportRow: list('cells'),
    Total: list(
      'key label labelEs classes cancelledClasses seatsOffered seatsTaken fillRate revenueExpectedCents',
      'revenuePaidCents cancellations averageLeadDays newStudents returningStudents',
    ),
  },
};

/** What tells of a person, and the types in which a guest reads it of nobody but themselves. */
export const PERSONAL =
  /^(email|phone|firstName|lastName|companyName|userName|instructorName|notes|message|students?|bookings)$|emergency|consent/i;
export const OF_ONESELF = list('BookingConfirmation SessionUser');
export const OF_THE_COMPANY = list('Site.companyName');
