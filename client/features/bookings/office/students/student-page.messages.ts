import { defineMessages } from 'react-intl';

const plain = defineMessages({
  notFound: {
    id: 'admin.studentPage.notFound',
    defaultMessage: 'This student no longer exists.',
    description: 'Shown where an address leads to a student who was deleted',
  },
  facts: {
    id: 'admin.studentPage.facts',
    defaultMessage: 'Contact',
    description: 'Heading of what is known of a student',
  },
  since: {
    id: 'admin.studentPage.since',
    defaultMessage: 'On record since',
    description: 'Label: when a student was added',
  },
  textMessages: {
    id: 'admin.studentPage.textMessages',
    defaultMessage: 'SMS reminders',
    description: 'Label: whether a student wants text messages',
  },
  wanted: {
    id: 'admin.studentPage.wanted',
    defaultMessage: 'Wanted',
    description: 'SMS reminders are wanted',
  },
  notWanted: {
    id: 'admin.studentPage.notWanted',
    defaultMessage: 'Not wanted',
    description: 'SMS reminders are not wanted',
  },
  past: {
    id: 'admin.studentPage.past',
    defaultMessage: 'Past classes',
    description: 'Heading of the classes of a student that have begun',
  },
  noneComing: {
    id: 'admin.studentPage.noneComing',
    defaultMessage: 'No upcoming classes',
    description: 'Where a student has no coming class',
  },
  nonePast: {
    id: 'admin.studentPage.nonePast',
    defaultMessage: 'No past classes',
    description: 'Where a student has attended no class',
  },
  bookingsFailed: {
    id: 'admin.studentPage.bookingsFailed',
    defaultMessage: 'The classes could not be loaded.',
    description: 'Shown in place of the classes of a student',
  },
  messages: {
    id: 'admin.studentPage.messages',
    defaultMessage: 'Messages',
    description: 'Heading of the messages sent to a student',
  },
  noMessages: {
    id: 'admin.studentPage.noMessages',
    defaultMessage: 'No messages in the last 90 days',
    description: 'Where nothing was sent to a student',
  },
  noHistory: {
    id: 'admin.studentPage.noHistory',
    defaultMessage: 'Nothing is on record.',
    description: 'Where the audit log says nothing of a student',
  },
  undoMerge: {
    id: 'admin.studentPage.undoMerge',
    defaultMessage: 'Undo the merge',
    description: 'Button: makes two students of one again',
  },
  undoFailed: {
    id: 'admin.studentPage.undoFailed',
    defaultMessage: 'The merge could not be undone. Try again.',
    description: 'Said when a merge could not be undone',
  },
});

const filled = defineMessages<{
  more: { count: number };
  mayBe: { name: string; reasons: string };
  wasMerged: { name: string; count: number; until: string };
  mergeUndone: { name: string };
}>({
  more: {
    id: 'admin.studentPage.more',
    defaultMessage: 'The {count, number} latest classes are shown.',
    description: 'Below the classes of a student who has more',
  },
  mayBe: {
    id: 'admin.studentPage.mayBe',
    defaultMessage: 'Possibly the same person: {name} ({reasons})',
    description: 'Notice on the page of a student; reasons: Same phone · Same name',
  },
  wasMerged: {
    id: 'admin.studentPage.wasMerged',
    defaultMessage:
      '{name} was merged into this student; {count, plural, =0 {no booking} one {# booking} other {# bookings}} moved. It can be undone until {until}.',
    description: 'Notice on the page of a student after a merge',
  },
  mergeUndone: {
    id: 'admin.studentPage.mergeUndone',
    defaultMessage: 'The merge is undone: {name} is on record again.',
    description: 'Said after a merge was undone',
  },
});

export const studentPageMessages = { ...plain, ...filled };

export const studentEventMessages = defineMessages({
  added: {
    id: 'admin.studentEvent.added',
    defaultMessage: 'Added',
    description: 'What happened to a student',
  },
  changed: {
    id: 'admin.studentEvent.changed',
    defaultMessage: 'Edited',
    description: 'What happened to a student',
  },
  deleted: {
    id: 'admin.studentEvent.deleted',
    defaultMessage: 'Deleted',
    description: 'What happened to a student',
  },
  restored: {
    id: 'admin.studentEvent.restored',
    defaultMessage: 'Restored',
    description: 'What happened to a student: the deletion was taken back',
  },
  merged: {
    id: 'admin.studentEvent.merged',
    defaultMessage: 'Merged with another student',
    description: 'What happened to a student',
  },
  mergeUndone: {
    id: 'admin.studentEvent.mergeUndone',
    defaultMessage: 'Merge undone',
    description: 'What happened to a student',
  },
  welcomeQueued: {
    id: 'admin.studentEvent.welcomeQueued',
    defaultMessage: 'Welcome email is on its way',
    description: 'What will happen about a student',
  },
  welcomeSent: {
    id: 'admin.studentEvent.welcomeSent',
    defaultMessage: 'Welcome email sent',
    description: 'What happened about a student',
  },
  welcomeFailed: {
    id: 'admin.studentEvent.welcomeFailed',
    defaultMessage: 'Welcome email could not be sent',
    description: 'What happened about a student',
  },
});
