import { defineMessages } from 'react-intl';

const plainFieldMessages = defineMessages({
  firstName: {
    id: 'booking.field.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field of the booking form: the person who attends',
  },
  lastName: {
    id: 'booking.field.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field of the booking form: the person who attends',
  },
  email: {
    id: 'booking.field.email',
    defaultMessage: 'Email',
    description: 'Label of a field of the booking form',
  },
  phone: {
    id: 'booking.field.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field of the booking form: the phone of the person who attends',
  },
  companyName: {
    id: 'booking.field.companyName',
    defaultMessage: 'Company',
    description: 'Label of an optional field of the booking form: who the attendee works for',
  },
  emergencyContactName: {
    id: 'booking.field.emergencyContactName',
    defaultMessage: 'Emergency contact name',
    description: 'Label of a field of the booking form: whom to call if the attendee is hurt',
  },
  emergencyContactPhone: {
    id: 'booking.field.emergencyContactPhone',
    defaultMessage: 'Emergency contact phone',
    description: 'Label of a field of the booking form: phone of whom to call if the attendee is hurt',
  },
  createAccount: {
    id: 'booking.field.createAccount',
    defaultMessage: 'Create an account with this email',
    description: 'Label of a box to tick; (optional) follows',
  },
  password: {
    id: 'booking.field.password',
    defaultMessage: 'Password',
    description: 'Label of a field of the booking form, only there when an account is wanted',
  },
  confirmPassword: {
    id: 'booking.field.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label of a field of the booking form: the password once more',
  },
  agreeToTerms: {
    id: 'booking.field.agreeToTerms',
    defaultMessage: 'I agree to the booking terms and the cancellation policy',
    description: 'Label of a box to tick',
  },
});

const namedFieldMessages = defineMessages<{
  textNotifications: { hours: number };
}>({
  textNotifications: {
    id: 'booking.field.textNotifications',
    defaultMessage: 'Send me a text message reminder {hours} hours before class',
    description: 'Label of a box to tick; its legal text follows below it',
  },
});

/** The labels of the form's fields, also used by the check of the values. */
export const fieldMessages = { ...plainFieldMessages, ...namedFieldMessages };

/** The Information step. */
export const informationMessages = defineMessages({
  stepName: {
    id: 'booking.information.stepName',
    defaultMessage: 'Information',
    description: 'Name of the first step of the booking form',
  },
  pageTitle: {
    id: 'booking.information.pageTitle',
    defaultMessage: 'Information, step 1 of 2 – Book a seat',
    description: 'Title of the browser tab on the first step',
  },
  heading: {
    id: 'booking.information.heading',
    defaultMessage: 'Book a seat',
    description: 'Heading of the first step',
  },
  backToClasses: {
    id: 'booking.information.backToClasses',
    defaultMessage: 'Back to all classes',
    description: 'Link above the booking form',
  },
  crew: {
    id: 'booking.information.crew',
    defaultMessage: 'Booking for a crew?',
    description: 'Link above the booking form, to the form for several people',
  },
  attendeeGroup: {
    id: 'booking.information.attendeeGroup',
    defaultMessage: 'Who is attending',
    description: 'Heading over name, email, phone and company',
  },
  emergencyGroup: {
    id: 'booking.information.emergencyGroup',
    defaultMessage: 'Emergency contact',
    description:
      'Heading over the two fields of the emergency contact; also a line of the check-your-answers list',
  },
  accountGroup: {
    id: 'booking.information.accountGroup',
    defaultMessage: 'Account',
    description: 'Heading over the box that creates an account; also a line of the check-your-answers list',
  },
  termsGroup: {
    id: 'booking.information.termsGroup',
    defaultMessage: 'Terms',
    description: 'Heading over the booking terms',
  },
  firstNameHint: {
    id: 'booking.information.firstNameHint',
    defaultMessage: 'As it should be printed on the card or certificate.',
    description: 'Hint at the first name',
  },
  emailHint: {
    id: 'booking.information.emailHint',
    defaultMessage: 'We send the confirmation here.',
    description: 'Hint at the email',
  },
  phoneHint: {
    id: 'booking.information.phoneHint',
    defaultMessage: 'Needed if you want a text message reminder.',
    description: 'Hint at the phone',
  },
  passwordHint: {
    id: 'booking.information.passwordHint',
    defaultMessage: '8 to 128 characters. Avoid common passwords.',
    description: 'Hint at the new password',
  },
  passwordsNotKept: {
    id: 'booking.information.passwordsNotKept',
    defaultMessage: 'Please type your password again',
    description: 'Heading of a note after the page was reloaded while an account was to be created',
  },
  passwordsNotKeptBody: {
    id: 'booking.information.passwordsNotKeptBody',
    defaultMessage: 'The rest is still here. For your safety, this page never stores passwords.',
    description: 'Says why the password has to be typed again',
  },
  continueToPayment: {
    id: 'booking.information.continueToPayment',
    defaultMessage: 'Continue to payment',
    description: 'Button that leads from the first step to the second',
  },
  continue: {
    id: 'booking.information.continue',
    defaultMessage: 'Continue',
    description: 'The same button for a class that costs nothing',
  },
  nothingToday: {
    id: 'booking.information.nothingToday',
    defaultMessage: 'You pay nothing today.',
    description: 'Under the button "Continue to payment"',
  },
});

/** The layout and the description of the second step, displayed before it has loaded. */
export const paymentFrameMessages = defineMessages({
  stepName: {
    id: 'booking.payment.stepName',
    defaultMessage: 'Payment',
    description: 'Name of the second step of the booking form',
  },
  pageTitle: {
    id: 'booking.payment.pageTitle',
    defaultMessage: 'Payment, step 2 of 2 – Book a seat',
    description: 'Title of the browser tab on the second step',
  },
  heading: {
    id: 'booking.payment.heading',
    defaultMessage: 'Check and confirm',
    description: 'Heading of the second step',
  },
  backToInformation: {
    id: 'booking.payment.backToInformation',
    defaultMessage: 'Back to information',
    description: 'Link above the second step, to the first step',
  },
});
