/** All fields that a guest can read. */
const CLASS_FIELDS = `
  id classTypeId name nameEs description descriptionEs requirements requirementsEs category durationHours priceCents
  language status availability timeZone startsAt refundDeadline locationName maxAttendees seatsLeft
  address { street1 street2 city state zip }
  days { dayNumber date startTime endTime startsAt endsAt }`;

const CONFIRMATION_FIELDS = `
  id confirmationNumber firstName lastName email phoneLast4 companyName textNotifications amountCents bookingStatus
  paymentStatus language createdAt
  classInstance { ${CLASS_FIELDS} }`;

export const UPCOMING_CLASSES = `
  query UpcomingClasses($category: Category, $language: InstructionLanguage, $classTypeId: ID, $first: Int, $after: String) {
    upcomingClasses(category: $category, language: $language, classTypeId: $classTypeId, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      nodes { ${CLASS_FIELDS} }
    }
  }`;

export const UPCOMING_CLASS = `query UpcomingClass($id: ID!) { upcomingClass(id: $id) { ${CLASS_FIELDS} } }`;

export const BOOK_SEAT = `
  mutation BookSeat($input: BookSeatInput!) { bookSeat(input: $input) { ${CONFIRMATION_FIELDS} } }`;

export const BOOKING_CONFIRMATION = `
  query BookingConfirmation($id: ID!) { bookingConfirmation(id: $id) { ${CONFIRMATION_FIELDS} } }`;

export const SEND_CONTACT_MESSAGE = `
  mutation SendContactMessage($input: SendContactMessageInput!) { sendContactMessage(input: $input) { id } }`;

export const LOGIN = `
  mutation Login($input: LoginInput!) {
    login(input: $input) { token user { id email role firstName lastName } }
  }`;

export const ME = `query Me { me { id email role firstName lastName } }`;

export const CREATE_CLASS_TYPE = `
  mutation CreateClassType($input: CreateClassTypeInput!) {
    createClassType(input: $input) { id name nameEs category durationHours priceCents maxStudents isActive version }
  }`;

export const CREATE_CLASS_INSTANCE = `
  mutation CreateClassInstance($input: CreateClassInstanceInput!) {
    createClassInstance(input: $input) {
      id status language timeZone startsAt priceCents maxAttendees takenSeats seatsLeft instructorName notes
      version classType { id name }
      address { street1 street2 city state zip }
      days { dayNumber date startTime endTime }
    }
  }`;

export const CLASS_TYPES = `
  query ClassTypes($first: Int, $after: String) {
    classTypes(first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } nodes { id name isActive }
    }
  }`;

export const CLASS_INSTANCES = `
  query ClassInstances($first: Int, $after: String) {
    classInstances(first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } nodes { id notes takenSeats seatsLeft startsAt }
    }
  }`;
