export type Audience = 'guest' | 'loggedIn' | 'admin';
type Names = readonly string[];

const list = (...lines: Names): Names => lines.flatMap((line) => line.split(' '));

/** REST calls of docs/openapi.yaml, by caller. A new call that is missing here fails the access matrix. */
export const REST: Record<Audience, Names> = {
  guest: list(
    'logIn listUpcomingClasses getClassInstance createBooking getBooking getBookingCalendar getBookingCertificate sendContactMessage',
    'joinWaitingList leaveWaitingList getSeatOffer declineSeatOffer',
    'cancelOwnBooking moveOwnBooking changeOwnBooking requestBookingLink',
    'createCrewBooking getCrewBooking getCrewCalendar nameCrewSeats changeCrewSeats moveCrew changeCrewContact',
  ),
  loggedIn: list('listMyBookings listMyCrewBookings listMyWaitingListEntries'),
  admin: list(
    'getDashboard listBookings listBookableClasses exportBookings exportStudents exportReport',
    'listClassTypes createClassType replaceClassType deleteClassType',
    'listClassInstances createClassInstance replaceClassInstance deleteClassInstance getClassCertificates',
    'listStudents createStudent replaceStudent deleteStudent',
  ),
};

/** GraphQL queries and mutations, by caller. */
export const GRAPHQL: Record<Audience, Names> = {
  guest: list(
    'bookingConfirmation me site upcomingClass upcomingClasses',
    'crewBooking bookCrew nameCrewSeats changeCrewSeats moveCrew changeCrewContact',
    'bookSeat login register requestEmailConfirmation confirmEmail requestPasswordReset resetPassword sendContactMessage',
    'waitingListEntry seatOffer joinWaitingList leaveWaitingList declineSeatOffer',
    'cancelOwnBooking moveOwnBooking changeOwnBooking requestBookingLink',
  ),
  loggedIn: list('changeName changePassword logOutEverywhere myBookings myCrews myWaitingListEntries'),
  admin: list(
    'crew crews crewHistory updateCrewContact',
    'booking bookings bookableClasses clashingClasses instructorClashes classInstance classInstances classNoticePreview classTypes contactMessages dashboard student students totals outboxMessages outboxMessagePreview resendOutboxMessage markOutboxMessage',
    'reportSchedules setReportSchedule removeReportSchedule',
    'savedReport savedReports reportTable reportPreview createSavedReport updateSavedReport deleteSavedReport',
    'createClassType updateClassType deleteClassType createClassInstance updateClassInstance deleteClassInstance',
    'venue venues venueChangePreview createVenue updateVenue archiveVenue restoreVenue deleteVenue classWarnings',
    'instructor instructors createInstructor updateInstructor archiveInstructor restoreInstructor deleteInstructor',
    'createStudent updateStudent deleteStudent restoreStudent markContactMessage',
    'studentHistory studentDuplicates dismissStudentDuplicate restoreStudentDuplicate',
    'savedViews createSavedView updateSavedView deleteSavedView restoreSavedView',
    'studentMergePreview undoableMerges mergeStudents undoStudentMerge',
    'bookingBursts cancelBurst dismissBurst installationProblems search today',
    'classCalendar classCopyPlan classHistory copyClass federalHolidays scheduleChoices takeBackClasses',
    'officeMessageHelp officeMessageAudience officeMessagePreview sendOfficeMessage sendOfficeMessageTest withdrawOfficeMessage',
    'users userActions inviteAdmin revokeInvitation disableUser enableUser endUserSessions',
    'waitingList seatLedger offerSeat withdrawSeatOffer removeFromWaitingList',
    'createBooking bookNewStudent cancelBooking restoreBooking moveBooking setBookingPayment refundBooking setBookingAmount setBookingNotes updateBookingAttendee',
    'markBookingsPaid markBookingsUnpaid refundBookings cancelBookings restoreBookings moveBookings bookingHistory',
    'recordAttendance mailCertificates mailReceipts',
  ),
};

/** All fields of the types that guests can reach. All other types are for admins. */
export const GUEST_FIELDS: Record<string, Names> = {
  AcceptedRequest: list('isAccepted'),
  Address: list('street1 street2 city state zip'),
  BookingConfirmation: list(
    'id confirmationNumber firstName lastName email phoneLast4 companyName textNotifications amountCents',
    'bookingStatus attendance paymentStatus paidOn refundedOn language isOfCrew createdAt classInstance isMoved options',
    'isPassedOn',
  ),
  CrewBooking: list(
    'id seats unnamedSeats bookings firstName phoneLast4 companyName purchaseOrder seatPriceCents language createdAt',
    'nameUntil returnUntil nameableSeats addableSeats returnableSeats moveUntil movableSeats contactUntil',
    'isContactChangeable classInstance',
  ),
  CrewBookingConnection: list('nodes pageInfo totalCount'),
  BookingConfirmationConnection: list('nodes pageInfo totalCount'),
  BookingOption: list('isAllowed until refund'),
  BookingOptions: list('cancel move changeAttendee'),
  ClassVenue: list('parking parkingEs entrance entranceEs mapUrl'),
  ClassDay: list('date dayNumber startTime endTime startsAt endsAt'),
  PageInfo: list('startCursor endCursor hasPreviousPage hasNextPage'),
  SeatOffer: list('id classInstance seats expiresAt state isWithdrawn isWaiting firstName lastName email'),
  SentContactMessage: list('id'),
  Session: list('token user'),
  SessionUser: list('id email role firstName lastName'),
  Site: list(
    'companyName companyPhone companyPhoneDisplay companyEmail companyWebsite brandPrimary brandPrimaryText',
    'brandAccent cardPublicKey languages defaultLanguage states defaultState defaultMaxAttendees',
    'limitedSeatsBelow refundWindowHours reminderHoursBefore arriveEarlyMinutes smsDisclosure',
    'waitingListDisclosure',
    'maxSeats maxDays maxCourseHours maxPriceCents maxLineLength maxTextLength',
    'minPasswordLength maxPasswordLength loginPauseMinutes resetLinkMinutes confirmationLinkHours',
  ),
  UpcomingClass: list(
    'name nameEs description descriptionEs requirements requirementsEs category certificateMonths durationHours',
    'id classTypeId language status availability startsAt timeZone days locationName locationNameEs address',
    'priceCents maxAttendees seatsLeft refundDeadline venue detailsKey',
  ),
  UpcomingClassConnection: list('nodes pageInfo totalCount'),
  WaitingListEntry: list(
    'id firstName lastName seats acceptsFewer ahead state hasDeclined isWithdrawn offerId offerSeats offerExpiresAt classInstance',
  ),
  WaitingListEntryConnection: list('nodes pageInfo totalCount'),
};

/** Names of fields with personal data, and the types in which guests can read their own. */
export const PERSONAL =
  /^(email|phone|firstName|lastName|companyName|userName|instructorName|notes|message|students?|bookings)$|emergency|consent/i;
export const OF_ONESELF = list('BookingConfirmation CrewBooking SeatOffer SessionUser WaitingListEntry');
export const OF_THE_COMPANY = list('Site.companyName');
