import { defineMessages } from 'react-intl';

import type { ClassEventKind } from '../../../../schema/class-event-kind.generated';
import type { ClassField } from '../../../../schema/class-field.generated';
import { classStatusMessages } from '../../../../ui/office/texts/class-status.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { classLabels } from '../class-labels.messages';

export const classEventMessages = defineMessages({
  scheduled: classStatusMessages.scheduled,
  madeAsCopy: {
    id: 'admin.class.event.madeAsCopy',
    defaultMessage: 'Scheduled as a copy',
    description: 'What happened to a class: it was made of another one',
  },
  changed: {
    id: 'admin.class.event.changed',
    defaultMessage: 'Edited',
    description: 'What happened to a class',
  },
  cancelled: classStatusMessages.cancelled,
  restored: {
    id: 'admin.class.event.restored',
    defaultMessage: 'Scheduled again',
    description: 'What happened to a class: it takes place after all',
  },
  completed: {
    id: 'admin.class.event.completed',
    defaultMessage: 'Marked completed',
    description: 'What happened to a class',
  },
}) satisfies Record<Exclude<ClassEventKind, 'copied'>, unknown>;

export const classFieldMessages = defineMessages({
  classType: classLabels.classTypeId,
  days: {
    id: 'admin.class.field.days',
    defaultMessage: 'Days and times',
    description: 'What of a class was changed',
  },
  place: fieldMessages.place,
  language: fieldMessages.language,
  status: classLabels.status,
  seats: classLabels.maxAttendees,
  price: fieldMessages.price,
  instructor: fieldMessages.instructor,
  notes: fieldMessages.notes,
}) satisfies Record<ClassField, unknown>;

const plain = defineMessages({
  title: {
    id: 'admin.class.title',
    defaultMessage: 'Class',
    description: 'Heading of the page of one class while it is on its way',
  },
  notFound: {
    id: 'admin.class.notFound',
    defaultMessage: 'There is no class at this address.',
    description: 'On the page of one class',
  },
  loadFailed: {
    id: 'admin.class.loadFailed',
    defaultMessage: 'The class could not be loaded.',
    description: 'On the page of one class',
  },
  cancel: {
    id: 'admin.class.cancel',
    defaultMessage: 'Cancel class',
    description: 'Button: cancels a class; on its page after a question',
  },
  restore: {
    id: 'admin.class.restore',
    defaultMessage: 'Schedule again',
    description: 'Button: a class that was cancelled takes place after all, after a question',
  },
  complete: {
    id: 'admin.class.complete',
    defaultMessage: 'Mark completed',
    description: 'Button or menu entry for a class whose last day has begun: changes its status',
  },
  addBooking: {
    id: 'admin.class.addBooking',
    defaultMessage: 'Add booking',
    description: 'Link on the page of a class: the form for a booking, with this class chosen',
  },
  bookCrew: {
    id: 'admin.class.bookCrew',
    defaultMessage: 'Book for a crew',
    description: 'Menu entry on the page of a class: the form that books several seats for one contact',
  },
  backToClass: {
    id: 'admin.class.backToClass',
    defaultMessage: 'Back to the class',
    description: 'Button of the question before a class is cancelled or scheduled again: changes nothing',
  },
  overtaken: {
    id: 'admin.class.overtaken',
    defaultMessage: 'Somebody else has changed this class in the meantime. It is shown as it is now.',
    description: 'After a class was not cancelled or scheduled again',
  },
  nobody: {
    id: 'admin.class.nobody',
    defaultMessage: 'nobody',
    description: 'In the history of a class, before or after an arrow: it had no instructor',
  },
  original: {
    id: 'admin.class.original',
    defaultMessage: 'See the original',
    description: 'Link from the history of a copied class to the class it was made of',
  },
});

const filled = defineMessages<{
  beforeNow: { field: string; before: string; now: string };
  now: { field: string; now: string };
  startAndDays: { start: string; count: number };
  told: { count: number };
  markedCompleted: { name: string };
  copied: { count: number };
}>({
  markedCompleted: {
    id: 'admin.class.markedCompleted',
    defaultMessage: '{name} is marked completed.',
    description: 'Announced after a class was marked completed; name of its type',
  },
  copied: {
    id: 'admin.class.event.copied',
    defaultMessage: '{count, plural, one {Copied to another date} other {Copied to # other dates}}',
    description: 'What happened to a class: others were made of it',
  },
  beforeNow: {
    id: 'admin.class.beforeNow',
    defaultMessage: '{field}: {before} → {now}',
    description: 'What was changed of a class: from what to what',
  },
  now: {
    id: 'admin.class.now',
    defaultMessage: '{field}: {now}',
    description: 'Where the same record was changed of a class: its venue or instructor, as it is now called',
  },
  startAndDays: {
    id: 'admin.class.startAndDays',
    defaultMessage: '{start} ({count, plural, one {# day} other {# days}})',
    description: 'The start of a class and the number of its days, after the number was changed',
  },
  told: {
    id: 'admin.class.told',
    defaultMessage:
      '{count, plural, =0 {Nobody was told} one {Notice to # person} other {Notice to # people}}',
    description:
      'Under a change of a class that concerned those who had a seat: the notice leaves a minute later, or was withdrawn by then',
  },
});

/** The page of one class. */
export const classPageMessages = { ...plain, ...filled };
