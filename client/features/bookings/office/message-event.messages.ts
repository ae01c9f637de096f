import { defineMessages } from 'react-intl';

/** The outcomes of the messages about a booking. */
export const messageEventMessages = defineMessages({
  confirmationQueued: {
    id: 'admin.booking.event.confirmationQueued',
    defaultMessage: 'Confirmation email is on its way',
    description: 'What will happen about a booking',
  },
  confirmationSent: {
    id: 'admin.booking.event.confirmationSent',
    defaultMessage: 'Confirmation emailed',
    description: 'What happened about a booking',
  },
  confirmationFailed: {
    id: 'admin.booking.event.confirmationFailed',
    defaultMessage: 'Confirmation email could not be sent',
    description: 'What happened about a booking',
  },
  reminderQueued: {
    id: 'admin.booking.event.reminderQueued',
    defaultMessage: 'Reminder scheduled',
    description: 'What will happen about a booking',
  },
  reminderSent: {
    id: 'admin.booking.event.reminderSent',
    defaultMessage: 'Reminder sent',
    description: 'What happened about a booking',
  },
  reminderFailed: {
    id: 'admin.booking.event.reminderFailed',
    defaultMessage: 'Reminder could not be sent',
    description: 'What happened about a booking',
  },
  noticeQueued: {
    id: 'admin.booking.event.noticeQueued',
    defaultMessage: 'Notice of the change of the class is on its way',
    description: 'What will happen about a booking: the office has cancelled, moved or changed its class',
  },
  noticeSent: {
    id: 'admin.booking.event.noticeSent',
    defaultMessage: 'Notified of the change of the class',
    description: 'What happened about a booking: a mail or text message about its class has left',
  },
  noticeFailed: {
    id: 'admin.booking.event.noticeFailed',
    defaultMessage: 'Notice of the change of the class could not be sent',
    description: 'What happened about a booking',
  },
  messageQueued: {
    id: 'admin.booking.event.messageQueued',
    defaultMessage: 'Message from the office is on its way',
    description: 'What will happen about a booking: the office has written to the attendee',
  },
  messageSent: {
    id: 'admin.booking.event.messageSent',
    defaultMessage: 'Message from the office sent',
    description: 'What happened about a booking: the office has written to the attendee',
  },
  messageFailed: {
    id: 'admin.booking.event.messageFailed',
    defaultMessage: 'Message from the office could not be sent',
    description: 'What happened about a booking',
  },
  cancellationQueued: {
    id: 'admin.booking.event.cancellationQueued',
    defaultMessage: 'Email about the cancellation is on its way',
    description: 'What will happen about a booking: the guest has cancelled it',
  },
  cancellationSent: {
    id: 'admin.booking.event.cancellationSent',
    defaultMessage: 'Cancellation emailed',
    description: 'What happened about a booking: the guest has cancelled it',
  },
  cancellationFailed: {
    id: 'admin.booking.event.cancellationFailed',
    defaultMessage: 'Email about the cancellation could not be sent',
    description: 'What happened about a booking: the guest has cancelled it',
  },
  moveQueued: {
    id: 'admin.booking.event.moveQueued',
    defaultMessage: 'Email with the new date is on its way',
    description: 'What will happen about a booking: the guest has moved it',
  },
  moveSent: {
    id: 'admin.booking.event.moveSent',
    defaultMessage: 'New date emailed',
    description: 'What happened about a booking: the guest has moved it',
  },
  moveFailed: {
    id: 'admin.booking.event.moveFailed',
    defaultMessage: 'Email with the new date could not be sent',
    description: 'What happened about a booking: the guest has moved it',
  },
  changeQueued: {
    id: 'admin.booking.event.changeQueued',
    defaultMessage: 'Email about the changed details is on its way',
    description: 'What will happen about a booking: the guest has said who comes, or how they are reached',
  },
  changeSent: {
    id: 'admin.booking.event.changeSent',
    defaultMessage: 'Changed details emailed',
    description: 'What happened about a booking: the guest has said who comes, or how they are reached',
  },
  changeFailed: {
    id: 'admin.booking.event.changeFailed',
    defaultMessage: 'Email about the changed details could not be sent',
    description: 'What happened about a booking: the guest has said who comes, or how they are reached',
  },
  linkQueued: {
    id: 'admin.booking.event.linkQueued',
    defaultMessage: 'Email with the link to the booking is on its way',
    description: 'What will happen about a booking: the guest has lost the link',
  },
  linkSent: {
    id: 'admin.booking.event.linkSent',
    defaultMessage: 'Link to the booking emailed',
    description: 'What happened about a booking: the guest has lost the link',
  },
  linkFailed: {
    id: 'admin.booking.event.linkFailed',
    defaultMessage: 'Email with the link to the booking could not be sent',
    description: 'What happened about a booking: the guest has lost the link',
  },
  crewConfirmationQueued: {
    id: 'admin.booking.event.crewConfirmationQueued',
    defaultMessage: 'Confirmation of the crew is on its way',
    description: 'What will happen about a booking: its crew, which goes to the contact',
  },
  crewConfirmationSent: {
    id: 'admin.booking.event.crewConfirmationSent',
    defaultMessage: 'Confirmation of the crew emailed',
    description: 'What happened about a booking: its crew, which goes to the contact',
  },
  crewConfirmationFailed: {
    id: 'admin.booking.event.crewConfirmationFailed',
    defaultMessage: 'Confirmation of the crew could not be sent',
    description: 'What happened about a booking: its crew, which goes to the contact',
  },
  waitingQueued: {
    id: 'admin.booking.event.waitingQueued',
    defaultMessage: 'Waiting list: confirmation is on its way',
    description: 'What will happen about a booking: the guest was on the waiting list before',
  },
  waitingSent: {
    id: 'admin.booking.event.waitingSent',
    defaultMessage: 'Waiting list: confirmation emailed',
    description: 'What happened about a booking: the guest was on the waiting list before',
  },
  waitingFailed: {
    id: 'admin.booking.event.waitingFailed',
    defaultMessage: 'Waiting list: confirmation could not be sent',
    description: 'What happened about a booking: the guest was on the waiting list before',
  },
  offerQueued: {
    id: 'admin.booking.event.offerQueued',
    defaultMessage: 'Waiting list: offer of the seat is on its way',
    description:
      'What will happen about a booking: the guest was on the waiting list, and the seat was offered by mail or text message',
  },
  offerSent: {
    id: 'admin.booking.event.offerSent',
    defaultMessage: 'Waiting list: seat offered',
    description:
      'What happened about a booking: the guest was on the waiting list, and the seat was offered by mail or text message',
  },
  offerFailed: {
    id: 'admin.booking.event.offerFailed',
    defaultMessage: 'Waiting list: offer of the seat could not be sent',
    description:
      'What happened about a booking: the guest was on the waiting list, and the seat was offered by mail or text message',
  },
  certificateQueued: {
    id: 'admin.booking.event.certificateQueued',
    defaultMessage: 'Certificate is on its way',
    description: 'What will happen about a booking: the certificate of the class is mailed',
  },
  certificateSent: {
    id: 'admin.booking.event.certificateSent',
    defaultMessage: 'Certificate emailed',
    description: 'What happened about a booking',
  },
  certificateFailed: {
    id: 'admin.booking.event.certificateFailed',
    defaultMessage: 'Certificate could not be emailed',
    description: 'What happened about a booking',
  },
  receiptQueued: {
    id: 'admin.booking.event.receiptQueued',
    defaultMessage: 'Receipt is on its way',
    description: 'What will happen about a booking: the receipt for its payment or refund is mailed',
  },
  receiptSent: {
    id: 'admin.booking.event.receiptSent',
    defaultMessage: 'Receipt emailed',
    description: 'What happened about a booking',
  },
  receiptFailed: {
    id: 'admin.booking.event.receiptFailed',
    defaultMessage: 'Receipt could not be emailed',
    description: 'What happened about a booking',
  },
});
