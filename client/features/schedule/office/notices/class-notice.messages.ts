import { defineMessages } from 'react-intl';

import type { ClassChangeKind } from '../../../../schema/class-change-kind.generated';
import type { Language } from '../../../../schema/language.generated';

const headings = defineMessages<Record<ClassChangeKind, { name: string; date: string }>>({
  changed: {
    id: 'admin.notice.changedHeading',
    defaultMessage: 'Change {name} on {date}?',
    description: 'Question before a class is moved or changed; {date} is the one it had',
  },
  cancelled: {
    id: 'admin.notice.cancelledHeading',
    defaultMessage: 'Cancel {name} on {date}?',
    description: 'Question before a class is cancelled',
  },
  restored: {
    id: 'admin.notice.restoredHeading',
    defaultMessage: 'Schedule {name} on {date} again?',
    description: 'Question before a class that was cancelled is scheduled again',
  },
});

const mails = defineMessages({
  en: {
    id: 'admin.notice.mailEnglish',
    defaultMessage: 'Email, English',
    description: 'Tab: the mail in English',
  },
  es: {
    id: 'admin.notice.mailSpanish',
    defaultMessage: 'Email, Spanish',
    description: 'Tab: the mail in Spanish',
  },
}) satisfies Record<Language, unknown>;

const textMessages = defineMessages({
  en: {
    id: 'admin.notice.textEnglish',
    defaultMessage: 'SMS, English',
    description: 'Tab: the text message in English',
  },
  es: {
    id: 'admin.notice.textSpanish',
    defaultMessage: 'SMS, Spanish',
    description: 'Tab: the text message in Spanish',
  },
}) satisfies Record<Language, unknown>;

const plain = defineMessages({
  saveAndTell: {
    id: 'admin.notice.saveAndTell',
    defaultMessage: 'Save and notify',
    description: 'Button that saves a class and tells those who have a seat',
  },
  cancelAndTell: {
    id: 'admin.notice.cancelAndTell',
    defaultMessage: 'Cancel class and notify',
    description: 'Button that cancels a class and tells those who have a seat',
  },
  back: {
    id: 'admin.notice.back',
    defaultMessage: 'Back to the form',
    description: 'Button of a question: saves nothing and goes back to the form',
  },
  tellNobody: {
    id: 'admin.notice.tellNobody',
    defaultMessage: 'Nobody gets a message, and the audit log says so.',
    description: 'Instead of the preview, when nobody is to be told of a change',
  },
  cancellationUnknown: {
    id: 'admin.notice.cancellationUnknown',
    defaultMessage: 'Nobody was told of the cancellation.',
    description:
      'Above the box to notify people, when a class is scheduled again and is better not announced',
  },
  nobody: {
    id: 'admin.notice.nobody',
    defaultMessage: 'Nobody will be notified.',
    description:
      'Under the changes of a class where nobody has a seat, or nothing changes for those who have',
  },
  preview: {
    id: 'admin.notice.preview',
    defaultMessage: 'The messages',
    description: 'Names the tabs with the messages',
  },
  example: {
    id: 'admin.notice.example',
    defaultMessage: 'With an example person. Links do not work here.',
    description: 'Above the preview of a message',
  },
  changes: {
    id: 'admin.notice.changes',
    defaultMessage: 'What changes',
    description: 'Heading above the changes to a class',
  },
  previewFailed: {
    id: 'admin.notice.previewFailed',
    defaultMessage:
      'Not saved: the messages to the people in this class could not be prepared. Please save again.',
    description: 'When saving a class with bookings failed before anything was saved',
  },
  undone: {
    id: 'admin.notice.undone',
    defaultMessage: 'Undone: the class is as it was before.',
    description: 'After the change of a class was undone before anybody was told',
  },
  undoFailed: {
    id: 'admin.notice.undoFailed',
    defaultMessage: 'Not undone. Open the class and see how it is now.',
    description: 'When the change of a class could not be undone',
  },
  undoConflict: {
    id: 'admin.notice.undoConflict',
    defaultMessage:
      'Not undone: somebody else has changed the class since. Open the class to see it as it is now.',
    description: 'When the change of a class could not be undone because it was edited again',
  },
});

const filled = defineMessages<{
  people: { people: number };
  seats: { seats: number; people: number };
  waiting: { waiting: number };
  tell: { people: number };
  paid: { paid: number };
  channels: { people: number; textMessages: number };
  savedAndTold: { name: string; people: number };
  cancelled: { name: string };
  cancelledAndTold: { name: string; people: number };
}>({
  people: {
    id: 'admin.notice.people',
    defaultMessage: '{people, plural, one {# person has} other {# people have}} a seat in this class.',
    description: 'How many people a change of a class concerns',
  },
  seats: {
    id: 'admin.notice.seats',
    defaultMessage:
      '{seats, plural, one {# seat of this class is taken.} other {# seats of this class are taken.}}{people, plural, =0 {} one { # person can be notified.} other { # people can be notified.}}',
    description:
      'How many seats a change of a class concerns, and how many people are told of it: seats without names are told to the contact of the crew',
  },
  waiting: {
    id: 'admin.notice.waiting',
    defaultMessage: '{waiting, plural, one {# person is} other {# people are}} on the waiting list.',
    description: 'Before a class is cancelled: those who wait for a seat are notified with the others',
  },
  tell: {
    id: 'admin.notice.tell',
    defaultMessage: '{people, plural, one {Notify this person} other {Notify these people}}',
    description: 'Box to tick: those who have a seat or wait for one get a message about the change',
  },
  paid: {
    id: 'admin.notice.paid',
    defaultMessage:
      '{paid, plural, one {# person has paid: a refund is due.} other {# people have paid: refunds are due.}}',
    description: 'How many people of a class that is being cancelled get money back',
  },
  channels: {
    id: 'admin.notice.channels',
    defaultMessage:
      '{people, plural, one {# email} other {# emails}}{textMessages, plural, =0 {} one { and # text message} other { and # text messages}}, after one minute. Until then you can undo it, and nothing is sent.',
    description: 'Under the box to notify people: how many messages go out, and when',
  },
  savedAndTold: {
    id: 'admin.notice.savedAndTold',
    defaultMessage:
      '{name} saved. {people, plural, one {# person} other {# people}} will be told in a minute.',
    description: 'After a class was saved whose people are told of the change; an undo button follows',
  },
  cancelled: {
    id: 'admin.notice.cancelled',
    defaultMessage: '{name} is cancelled.',
    description: 'After a class was cancelled and nobody is told of it',
  },
  cancelledAndTold: {
    id: 'admin.notice.cancelledAndTold',
    defaultMessage:
      '{name} is cancelled. {people, plural, one {# person} other {# people}} will be told in a minute.',
    description: 'After a class was cancelled whose people are told of it; an undo button follows',
  },
});

export const classNoticeMessages = { ...plain, ...filled, headings, mails, textMessages };
