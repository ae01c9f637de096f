export type Audience = 'guest' | 'loggedIn' | 'admin';
type Names = readonly string[];

const list = (...lines: Names): Names => lines.flatMap((line) => line.split(' '));

/** REST calls of docs/openapi.yaml, by caller. A new call that is missing here fails the access matrix. */
export const REST: Record<Audience, Names> = {
  guest: list(
    'logIn listUpcomingClasses getClassInstance createBooking getBooking getBookingCalendar getBookingCertificate sendContactMessage',
    'joinWaitingList leaveWaitingList getSeatOffer declineSeatOffer',
    'cancelOwnBooking moveOwnBooking changeOwnBooking requestBookingLink',
    'createCrewBooking getCrewBooking getCrewCalendar nameCrewSeats changeCrewSeats moveCrew',
  ),
  loggedIn: list('listMyBookings'),
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
    'crewBooking bookCrew nameCrewSeats changeCrewSeats moveCrew',
    'bookSeat login register requestEmailConfirmation confirmEmail requestPasswordReset resetPassword sendContactMessage',
    'waitingListEntry seatOffer joinWaitingList leaveWaitingList declineSeatOffer',
    'cancelOwnBooking moveOwnBooking changeOwnBooking requestBookingLink',
  ),
  loggedIn: list('changePassword logOutEverywhere myBookings'),
  admin: list(
    'crew crews crewHistory',
    'booking bookings bookableClasses clashingClasses instructorClashes classInstance classInstances classNoticePreview classTypes contactMessages dashboard student students totals outboxMessages outboxMessagePreview resendOutboxMessage',
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
    'classCalendar classCopyPlan classHistory copyClass scheduleChoices takeBackClasses',
    'officeMessageHelp officeMessageAudience officeMessagePreview sendOfficeMessage sendOfficeMessageTest withdrawOfficeMessage',
    'users userActions inviteAdmin revokeInvitation disableUser enableUser endUserSessions',
    'waitingList seatLedger offerSeat withdrawSeatOffer removeFromWaitingList',
    'createBooking bookNewStudent cancelBooking restoreBooking moveBooking setBookingPayment refundBooking setBookingAmount setBookingNotes updateBookingAttendee',
    'markBookingsPaid markBookingsUnpaid refundBookings cancelBookings restoreBookings moveBookings bookingHistory',
    'recordAttendance mailCertificates',
  ),
};

/** The public fields of a class type, also repeated in each of its classes. */
const COURSE = list(
  'name nameEs description descriptionEs requirements requirementsEs category durationHours',
);

/** All fields of all types, by the callers that can reach the type. Admins can also read the types of guests. */
export const FIELDS: Record<'guest' | 'admin', Record<string, Names>> = {
  guest: {
    AcceptedRequest: list('isAccepted'),
    Address: list('street1 street2 city state zip'),
    BookingConfirmation: list(
      'id confirmationNumber firstName lastName email phoneLast4 companyName textNotifications amountCents',
      'bookingStatus attendance paymentStatus language isOfCrew createdAt classInstance isMoved options isPassedOn',
    ),
    CrewBooking: list(
      'id seats unnamedSeats bookings firstName companyName purchaseOrder seatPriceCents language createdAt nameUntil',
      'returnUntil nameableSeats addableSeats returnableSeats moveUntil movableSeats classInstance',
    ),
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
    UpcomingClass: [
      ...COURSE,
      ...list(
        'id classTypeId language status availability startsAt timeZone days locationName locationNameEs address',
        'priceCents maxAttendees seatsLeft refundDeadline venue detailsKey',
      ),
    ],
    UpcomingClassConnection: list('nodes pageInfo totalCount'),
    WaitingListEntry: list('id seats acceptsFewer ahead state hasDeclined offerId classInstance'),
  },
  admin: {
    AttendeeLanguage: list('language count'),
    BookedClass: list('id classTypeId name nameEs locationName locationNameEs city startsAt timeZone status'),
    Booking: list(
      'id confirmationNumber studentId firstName lastName email phone companyName emergencyContactName',
      'emergencyContactPhone textNotifications amountCents bookingStatus paymentStatus bookingDate language notes',
      'createdAt version classInstance paymentMethod paidOn paymentReference refundedOn',
      'paymentSummary crewBookingId linkId attendance',
    ),
    BookingChange: list('id isDone code booking changedBy'),
    BookingEvent: list(
      'id kind at isByGuest actorName fromClass toClass paymentMethod paymentDate recipient',
      'fromAmountCents toAmountCents isAttendeeNotified',
    ),
    BookingBurst: list('id count firstAt lastAt bookings crews'),
    BurstCrew: list('id version firstName lastName unnamedSeats createdAt classInstance'),
    BookingConnection: list('nodes pageInfo totalCount'),
    CancelledBurst: list('count mailsSent'),
    ClassCalendar: list('classes isComplete'),
    ClassCopyPlan: list('copies skipped held'),
    ClassEvent: list('id kind at actorName changes told copies fromClassId'),
    ClassFieldChange: list('field before after'),
    Crew: list(
      'id classInstanceId firstName lastName email phone companyName purchaseOrder emergencyContactName',
      'emergencyContactPhone namedSeats unnamedSeats seatPriceCents language createdAt',
    ),
    CrewEvent: list('id kind at isByGuest actorName seats attendeeName recipient'),
    CopyClash: list('classInstanceId name nameEs date instructorName'),
    InstructorClash: list('classInstance date'),
    HolidayDate: list('date holiday isObserved'),
    PlannedCopy: list('days clashes'),
    ScheduleChoices: list('cities instructorNames'),
    SkippedStart: list('startDate holidays'),
    ClassInstance: list(
      'id classType language status startsAt timeZone days locationName locationNameEs address priceCents',
      'maxAttendees takenSeats seatsLeft waiting instructorName venueId instructorId warnings notes createdAt updatedAt version',
    ),
    ClassNoticePreview: list('kind takenSeats people textMessages paid notices'),
    ClassNoticeText: list('language subject text html textMessage'),
    ClassInstanceConnection: list('nodes pageInfo totalCount'),
    ClassType: [
      ...COURSE,
      ...list('id priceCents maxStudents minStudents isActive createdAt updatedAt version'),
    ],
    ClassTypeConnection: list('nodes pageInfo totalCount'),
    ContactMessage: list('id name email phone subject message language createdAt readAt handledAt'),
    ContactMessageConnection: list('nodes pageInfo totalCount'),
    Dashboard: list(
      'totalUsers totalClassTypes upcomingClasses totalBookings openContactMessages failedMessages refundsDueCount refundsDueCents recentBookings',
      'upcomingClassList',
    ),
    DashboardClass: list('id name nameEs startsAt timeZone enrolledCount maxAttendees waiting'),
    DeletedRecord: list('id'),
    DismissedBurst: list('count'),
    ExpectedClass: list(
      'classInstanceId name nameEs language startsAt timeZone locationName locationNameEs city instructorName',
      'maxAttendees minStudents takenSeats heldSeats paidSeats unpaidSeats attendeeLanguages warnings',
    ),
    OfficeMessage: list('id people textMessages dueAt'),
    OfficeMessageAudience: list('recipients textMessages'),
    OfficeMessageHelp: list('templates placeholders'),
    OfficeMessagePlaceholder: list('english spanish'),
    OfficeMessagePreview: list('language subject html text textMessage'),
    OfficeMessageRecipient: list(
      'bookingId crewBookingId firstName lastName email language takesTextMessages',
    ),
    OfficeMessageTemplate: list('id name english spanish'),
    OfficeMessageTest: list('recipient languages'),
    OfficeMessageWords: list('subject text'),
    WithdrawnOfficeMessage: list('id spared reached'),
    HeldSeats: list('id firstName lastName seats expiresAt'),
    OfferedSeats: list('id seats state isWithdrawn createdAt expiresAt'),
    SeatLedger: list('capacity confirmed completed offered unnamed free offers changes'),
    SeatLedgerChange: list('id at actorName before after'),
    WaitingPerson: list(
      'id firstName lastName email phone language seats acceptsFewer textNotifications state offers createdAt',
    ),
    WaitingPersonConnection: list('nodes pageInfo totalCount'),
    Instructor: list(
      'id name email phone teachesEnglish teachesSpanish authorizationKind authorizationNumber',
      'authorizationExpiresOn archivedAt isUsed comingClasses version createdAt updatedAt',
    ),
    InstructorConnection: list('nodes pageInfo totalCount'),
    NewStudentBooking: list('booking recordDifferences'),
    OutboxMessage: list(
      'id kind isScheduled isTextMessage recipient language state problem lastError attempts createdAt dueAt retryAt sentAt failedAt',
    ),
    OutboxMessageConnection: list('nodes pageInfo totalCount'),
    OutboxMessagePreview: list('language subject text html attachment'),
    Student: list(
      'id firstName lastName email phone companyName emergencyContactName emergencyContactPhone textNotifications',
      'createdAt updatedAt version',
    ),
    StudentConnection: list('nodes pageInfo totalCount'),
    StudentEvent: list('id kind at isByGuest actorName recipient'),
    StudentDuplicate: list('id one other reasons'),
    StudentDuplicateConnection: list('nodes pageInfo totalCount'),
    MergeSide: list('student bookingCount hasAccount'),
    SharedSeat: list('one other'),
    StudentMergePreview: list('one other sharedSeats'),
    StudentMerge: list('id student mergedName bookingCount mergedAt undoableUntil'),
    SearchResults: list('classes students bookings waitingPeople crews contactMessages'),
    FoundWaitingPerson: list(
      'id classInstance firstName lastName email phone seats state hasDeclined isWithdrawn createdAt',
    ),
    FoundCrew: list(
      'id classInstance firstName lastName email phone companyName purchaseOrder namedSeats unnamedSeats createdAt',
    ),
    SavedReport: list(
      'id name description query variables shared shipped mine ownerName frequency chart problem version updatedAt',
    ),
    SavedView: list('id page name parameters isShared isDefault isMine ownerName version'),
    RevokedInvitation: list('id staysClient'),
    ReportRecipient: list('id email isReached'),
    ReportSchedule: list('reportId frequency day hour period attachesFile recipients nextAt version'),
    ReportVariable: list('name label kind required choices defaultValue'),
    ReportChoice: list('value label'),
    ReportChart: list('label value'),
    ReportTable: list('columns rows totalCount hasMore'),
    ReportColumn: list('key label kind isSummed'),
    ReportRow: list('cells'),
    Today: list(
      'classes classCount unpaidBookings unpaidCount unpaidCents underMinimum underMinimumCount unrecorded',
      'unrecordedCount',
    ),
    UnrecordedClass: list('classInstanceId name nameEs startsAt timeZone attendees'),
    TodayClass: list('isToday dayNumber dayCount date startTime endTime classInstance'),
    User: list(
      'id email firstName lastName role state language isConfirmed isViewer lastLoginAt invitedAt invitationEndsAt',
      'disabledAt version createdAt',
    ),
    UserAction: list('id at action subjectType subjectId isOwn actorName'),
    UserConnection: list('nodes pageInfo totalCount'),
    Venue: list(
      'id name nameEs address timeZone capacity parking parkingEs entrance entranceEs mapUrl archivedAt isUsed',
      'comingClasses version createdAt updatedAt',
    ),
    VenueChangePreview: list('classes people'),
    VenueConnection: list('nodes pageInfo totalCount'),
    Total: list(
      'key label labelEs classes cancelledClasses seatsOffered seatsTaken fillRate revenueExpectedCents',
      'revenuePaidCents cancellations averageLeadDays newStudents returningStudents',
    ),
  },
};

/** Names of fields with personal data, and the types in which guests can read their own. */
export const PERSONAL =
  /^(email|phone|firstName|lastName|companyName|userName|instructorName|notes|message|students?|bookings)$|emergency|consent/i;
export const OF_ONESELF = list('BookingConfirmation CrewBooking SeatOffer SessionUser');
export const OF_THE_COMPANY = list('Site.companyName');
