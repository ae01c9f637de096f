/** Server responses for a class and its bookings; the class is so far ahead that it is bookable in every test. */
export const classId = '11111111-aaaa-4aaa-8aaa-111111111111';
export const otherClassId = '22222222-bbbb-4bbb-8bbb-222222222222';
export const bookingId = '33333333-cccc-4ccc-8ccc-3333abcd1234';

const address = {
  __typename: 'Address',
  street1: '2155 S Quarry Road',
  street2: null,
  city: 'West Valley City',
  state: 'UT',
  zip: '84119',
};

function day(dayNumber: number, date: string) {
  const endsAt = `${date}T20:30:00.000Z`;
  return { __typename: 'ClassDay', dayNumber, date, startTime: '08:00', endTime: '13:30', endsAt };
}

export const sampleClass = {
  __typename: 'UpcomingClass',
  id: classId,
  classTypeId: 'type-1',
  availability: 'open',
  status: 'scheduled',
  name: 'OSHA 10-Hour Construction',
  nameEs: 'OSHA 10 horas, construcción',
  requirements: 'Bring work boots.',
  requirementsEs: 'Traiga botas de trabajo.',
  category: 'compliance',
  durationHours: 10,
  priceCents: 16500,
  language: 'es',
  timeZone: 'America/Denver',
  startsAt: '2099-12-11T15:00:00.000Z',
  refundDeadline: '2099-12-09T15:00:00.000Z',
  detailsKey: 'details',
  days: [day(1, '2099-12-11'), day(2, '2099-12-12')],
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  address,
  maxAttendees: 20,
  seatsLeft: 14,
};

export const otherClass = {
  ...sampleClass,
  id: otherClassId,
  days: [day(1, '2099-12-18')],
  seatsLeft: 3,
};

export const siteResponse = {
  site: {
    __typename: 'Site',
    companyName: 'Ridgeline Safety Training',
    companyPhone: '+18015550142',
    companyPhoneDisplay: '(801) 555-0142',
    companyEmail: 'office@example.com',
    companyWebsite: 'https://example.com',
    brandPrimary: '#ff6b00',
    brandAccent: '#ffc800',
    limitedSeatsBelow: 5,
    refundWindowHours: 48,
    arriveEarlyMinutes: 15,
    reminderHoursBefore: 24,
    loginPauseMinutes: 15,
    resetLinkMinutes: 60,
    confirmationLinkHours: 48,
  },
};

export function bookingPageResponse(scheduledClass: object | null = sampleClass) {
  return {
    upcomingClass: scheduledClass,
    site: {
      ...siteResponse.site,
      smsDisclosureEn: 'You agree to receive automated text messages.',
      smsDisclosureEs: 'Usted acepta recibir mensajes de texto automáticos.',
    },
  };
}

export function otherDatesResponse(nodes: object[] = [sampleClass, otherClass]) {
  return { upcomingClasses: { __typename: 'UpcomingClassConnection', nodes } };
}

const option = (until: string, isAllowed = true, refund = 'NONE') => ({
  __typename: 'BookingOption',
  isAllowed,
  until,
  refund,
});

/** All changes are possible. */
const allOptions = {
  __typename: 'BookingOptions',
  cancel: option('2099-12-09T15:00:00.000Z', true, 'FULL'),
  move: option('2099-12-11T15:00:00.000Z'),
  changeAttendee: option('2099-12-11T15:00:00.000Z'),
};

/** The refund deadline has passed. */
export const lateOptions = { ...allOptions, cancel: option('2099-12-09T15:00:00.000Z', false) };

/** No change is possible any more. */
export const noOptions = {
  __typename: 'BookingOptions',
  cancel: option('2099-12-09T15:00:00.000Z', false),
  move: option('2099-12-11T15:00:00.000Z', false),
  changeAttendee: option('2099-12-11T15:00:00.000Z', false),
};

export const sampleBooking = {
  __typename: 'BookingConfirmation',
  id: bookingId,
  confirmationNumber: 'K7M4WX9P',
  firstName: 'María Elena',
  lastName: 'Gutiérrez',
  email: 'mgutierrez@example.com',
  phoneLast4: '0117',
  companyName: 'Salas Framing LLC',
  textNotifications: true,
  language: 'en',
  amountCents: 16500,
  bookingStatus: 'confirmed',
  attendance: null,
  paymentStatus: 'pending',
  paidOn: null,
  refundedOn: null,
  isOfCrew: false,
  isMoved: false,
  isPassedOn: false,
  options: allOptions,
  classInstance: sampleClass,
};
