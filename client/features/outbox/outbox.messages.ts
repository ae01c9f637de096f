import { defineMessages } from 'react-intl';

const plain = defineMessages({
  intro: {
    id: 'admin.outbox.intro',
    defaultMessage:
      'Emails and text messages that the site sends to people. What visitors write to you is under Messages.',
    description: 'Under the heading; Messages is the link of the navigation',
  },
  search: {
    id: 'admin.outbox.search',
    defaultMessage: 'Email or phone of the recipient',
    description: 'Label of the search',
  },
  kind: {
    id: 'admin.outbox.kind',
    defaultMessage: 'Message',
    description: 'Label of a filter, and a column',
  },
  allButScheduled: {
    id: 'admin.outbox.allButScheduled',
    defaultMessage: 'All but scheduled',
    description: 'Choice of the filter Status: every message except those that are to leave later',
  },
  allWithScheduled: {
    id: 'admin.outbox.allWithScheduled',
    defaultMessage: 'All, also scheduled',
    description: 'Choice of the filter Status: every message',
  },
  scheduled: {
    id: 'admin.outbox.scheduled',
    defaultMessage: 'Scheduled',
    description:
      'State of a message that is to leave later, such as a reminder; also a choice of the filter Status',
  },
  recipient: {
    id: 'admin.outbox.recipient',
    defaultMessage: 'Recipient',
    description: 'Column',
  },
  when: {
    id: 'admin.outbox.when',
    defaultMessage: 'When',
    description: 'Column: when it left or is to leave',
  },
  textMessage: {
    id: 'admin.outbox.textMessage',
    defaultMessage: 'text message',
    description: 'After the kind of a message that goes to a phone',
  },
  unknownKind: {
    id: 'admin.outbox.unknownKind',
    defaultMessage: 'Unknown',
    description: 'In place of the kind of a message that this version does not know',
  },
  none: {
    id: 'admin.outbox.none',
    defaultMessage: 'No message was sent in the last 90 days.',
    description: 'In place of rows when there is nothing, whatever the filters',
  },
  noMatch: {
    id: 'admin.outbox.noMatch',
    defaultMessage: 'No message matches these filters. Sent messages are kept for 90 days.',
    description: 'In place of rows when nothing matches the filters',
  },
  loadFailed: {
    id: 'admin.outbox.loadFailed',
    defaultMessage: 'Failed to fetch sent messages',
    description: 'Banner when the list could not be loaded',
  },
  show: { id: 'admin.outbox.show', defaultMessage: 'Preview', description: 'Button that opens the text' },
  hide: {
    id: 'admin.outbox.hide',
    defaultMessage: 'Close preview',
    description: 'Button that closes the text',
  },
  sendAgain: {
    id: 'admin.outbox.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button of a sent or failed message, and of the dialog',
  },
  markConflict: {
    id: 'admin.outbox.markConflict',
    defaultMessage: 'It was not marked: it is queued again or has been sent.',
    description: 'News after marking a message was refused',
  },
  seeBooking: {
    id: 'admin.outbox.seeBooking',
    defaultMessage: 'See booking',
    description: 'Link under the kind of a message that is about a booking',
  },
  seeCrew: {
    id: 'admin.outbox.seeCrew',
    defaultMessage: 'See crew',
    description: 'Link under the kind of a message that is about a crew',
  },
  seeStudent: {
    id: 'admin.outbox.seeStudent',
    defaultMessage: 'See student',
    description: 'Link under the kind of a message that is about a student',
  },
  seeInstructor: {
    id: 'admin.outbox.seeInstructor',
    defaultMessage: 'See instructor',
    description: 'Link under the kind of a message to an instructor',
  },
  keep: { id: 'admin.outbox.keep', defaultMessage: 'Do not send', description: 'Button of the dialog' },
  asItIsNow: {
    id: 'admin.outbox.asItIsNow',
    defaultMessage: 'As it would be written now. Links do not work here.',
    description: 'Above the preview',
  },
  nothing: {
    id: 'admin.outbox.nothing',
    defaultMessage:
      'This message would no longer be sent: the booking was cancelled or has another email or phone now, the link was used, or the date has passed.',
    description: 'In place of the preview',
  },
  previewFailed: {
    id: 'admin.outbox.previewFailed',
    defaultMessage: 'Failed to fetch the preview',
    description: 'In place of the preview',
  },
  resendFailed: {
    id: 'admin.outbox.resendFailed',
    defaultMessage: 'Failed to send it again',
    description: 'News after a failure',
  },
  resendUnknown: {
    id: 'admin.outbox.resendUnknown',
    defaultMessage:
      'The server did not answer: we do not know whether it will be sent again. Check its state in the list first.',
    description: 'News after the answer to sending a message again never came',
  },
  resendConflict: {
    id: 'admin.outbox.resendConflict',
    defaultMessage: 'It was not sent again: it is queued already, or there is no longer a reason to send it.',
    description: 'News after a refusal',
  },
});

const filled = defineMessages<{
  ofMessage: { kind: string; recipient: string };
  plannedFor: { when: string };
  nextAttempt: { when: string };
  attachment: { name: string };
  resent: { recipient: string };
  markedHandled: { recipient: string };
  reopened: { recipient: string };
  handledBy: { name: string; when: string };
  askHeading: { recipient: string };
  askText: { kind: string; when: string };
}>({
  ofMessage: {
    id: 'admin.outbox.ofMessage',
    defaultMessage: '{kind}, {recipient}',
    description: 'Read out after a button of a row, to tell which message it is of',
  },
  plannedFor: {
    id: 'admin.outbox.plannedFor',
    defaultMessage: 'Due {when}',
    description: 'When a queued message leaves; {when} is a date and time',
  },
  nextAttempt: {
    id: 'admin.outbox.nextAttempt',
    defaultMessage: 'Will be tried again: {when}',
    description: 'Under the state of a message that failed once; {when} is a date and time',
  },
  attachment: {
    id: 'admin.outbox.attachment',
    defaultMessage: 'Attached: {name}',
    description: 'Under the preview of a mail; {name} is a file',
  },
  resent: {
    id: 'admin.outbox.resent',
    defaultMessage: 'The message to {recipient} is queued again.',
    description: 'News after sending again',
  },
  markedHandled: {
    id: 'admin.outbox.markedHandled',
    defaultMessage: 'The message to {recipient} is marked as handled.',
    description: 'News after marking a failed message',
  },
  reopened: {
    id: 'admin.outbox.reopened',
    defaultMessage: 'The message to {recipient} is open again.',
    description: 'News after removing the mark of a failed message',
  },
  handledBy: {
    id: 'admin.outbox.handledBy',
    defaultMessage: 'By {name}: {when}',
    description: 'Under the state Handled of a failed message; {when} is a date and time',
  },
  askHeading: {
    id: 'admin.outbox.askHeading',
    defaultMessage: 'Send to {recipient} again?',
    description: 'Heading of the question about a message that has been sent',
  },
  askText: {
    id: 'admin.outbox.askText',
    defaultMessage:
      '{kind}: already sent ({when}). The recipient will get it once more, as it would be written now.',
    description: 'The question about a message that has been sent',
  },
});

export const outboxMessages = { ...plain, ...filled };
