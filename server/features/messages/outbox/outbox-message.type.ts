import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { OUTBOX_KINDS, type OutboxKind } from '../../../platform/outbox/templates.js';
import {
  OUTBOX_PROBLEMS,
  OUTBOX_STATES,
  type OutboxProblem,
  type OutboxState,
} from './outbox-message.constants.js';

export const OutboxStateEnum = enumOf(OUTBOX_STATES);
registerEnumType(OutboxStateEnum, {
  name: 'OutboxState',
  description: 'Delivery state of an email or text message.',
  valuesConfig: {
    queued: { description: 'Not attempted yet: due now or later.' },
    retrying: { description: 'An attempt failed, and another will follow.' },
    sent: { description: 'The mail server or the SMS service has accepted it.' },
    failed: { description: 'Given up; it is only sent if you send it again.' },
    handled: { description: 'Failed, and marked as handled by the office.' },
  },
});

export const OutboxKindEnum = enumOf(OUTBOX_KINDS);
registerEnumType(OutboxKindEnum, {
  name: 'OutboxKind',
  description: 'Subject of an email or text message sent by the site.',
  valuesConfig: {
    accountConfirmation: { description: 'The link that confirms the email address of an account.' },
    accountExists: { description: 'Someone tried to register an account that already exists.' },
    accountInvitation: { description: 'An invitation to become an admin, with the link to accept it.' },
    accountPasswordReset: { description: 'The link for a password reset.' },
    accountWelcome: { description: 'A new account.' },
    classNotice: { description: 'A class was cancelled, moved or changed: the email to its attendees.' },
    classNoticeText: { description: 'The accompanying text message.' },
    bookingConfirmation: { description: 'The confirmation of a booking.' },
    bookingCancelledByGuest: { description: 'The guest cancelled the booking by its link.' },
    bookingCancelledByOffice: { description: 'The office cancelled the booking.' },
    bookingCertificate: { description: 'The certificate of an attendee who attended the class.' },
    bookingReceipt: { description: 'The receipt for the payment or refund of a booking.' },
    bookingMovedByGuest: { description: 'The guest moved the booking to another date by its link.' },
    bookingMovedByOffice: { description: 'The office moved the booking to another date.' },
    bookingChangedByGuest: {
      description: 'The guest replaced or corrected the attendee by the link of the booking.',
    },
    bookingLink: { description: 'The link of a booking, requested by the guest.' },
    officeMessage: { description: 'A message from the office to attendees.' },
    officeMessageTest: { description: 'A test of that message, sent to its author.' },
    officeMessageText: { description: 'The accompanying text message.' },
    bookingReminder: { description: 'The text message reminder before a class.' },
    bookingReminderMail: {
      description: 'The email reminder before a class, for attendees without text messages.',
    },
    contactReceived: { description: 'A contact message, forwarded to the office.' },
    crewClassNotice: {
      description: 'A class was cancelled, moved or changed: the email to the contact of a crew.',
    },
    crewConfirmed: { description: "The confirmation of a crew's seats, to its contact." },
    crewNamesMissing: { description: 'A request for the missing names of a crew, to its contact.' },
    crewReceipt: { description: 'The receipt for the payments or refunds of a crew, to its contact.' },
    crewOfficeMessage: { description: 'A message from the office to the contact of a crew.' },
    crewOfficeMessageTest: { description: 'A test of that message, sent to its author.' },
    instructorClasses: {
      description: 'Classes that an instructor teaches from now on, or no longer, and those that changed.',
    },
    installationProblems: { description: 'Problems of the installation, to the operator of the server.' },
    scheduledReport: { description: 'A scheduled report.' },
    studentWelcome: { description: 'The office added a student.' },
    waitingCancelled: { description: 'A class was cancelled: the email to the people on its waiting list.' },
    waitingJoined: { description: 'Joins the waiting list of a full class.' },
    seatOfferLapsed: { description: 'An offer has lapsed.' },
    seatOffer: { description: 'An offer of seats to a person on the waiting list.' },
    seatOfferText: { description: 'The accompanying text message.' },
  },
});

const OutboxProblemEnum = enumOf(OUTBOX_PROBLEMS);
registerEnumType(OutboxProblemEnum, {
  name: 'OutboxProblem',
  description: 'Why the last attempt to send a message failed.',
  valuesConfig: {
    addressRefused: { description: 'The mail server permanently rejected the address.' },
    mailboxFull: { description: 'The mailbox of the recipient is full.' },
    mailRefused: { description: 'The mail server rejected the email itself.' },
    senderRefused: { description: 'The mail server rejected the sender, MAIL_FROM.' },
    logInRefused: { description: 'The mail server rejected the user or password of SMTP_URL.' },
    laterPlease: { description: 'The mail server was temporarily unable to accept it.' },
    unreachable: { description: 'The mail server could not be reached.' },
    noAnswer: { description: 'The mail server or SMS service did not respond in time.' },
    numberRefused: { description: 'The SMS service rejected the number or the message.' },
    recipientStopped: { description: 'The recipient replied STOP.' },
    textAccountRefused: { description: 'The SMS service rejected the account.' },
    textServiceBusy: { description: 'The SMS service was temporarily unavailable or could not be reached.' },
    notStored: { description: 'The file could not be written to DATA_DIR/outbox.' },
    notWritten: { description: 'The site could not write the text of the message.' },
    interrupted: { description: 'The server stopped during every attempt.' },
    restored: { description: 'Not sent after a backup was restored, because it may have been sent already.' },
    other: { description: 'Another problem; see lastError.' },
  },
});

@ObjectType({ description: 'An email or text message that was sent or will be sent.' })
export class OutboxMessage {
  @Field(() => ID, {
    description: 'ID for `outboxMessagePreview`, `resendOutboxMessage` and `markOutboxMessage`.',
  })
  id!: string;

  @Field(() => OutboxKindEnum, {
    nullable: true,
    description: 'Its subject; null if written by another version of the site.',
  })
  kind!: OutboxKind | null;

  @Field(() => Boolean, { description: 'Whether it is a text message rather than an email.' })
  isTextMessage!: boolean;

  @Field(() => String, { description: 'Email address, or phone number with +1.' })
  recipient!: string;

  @Field(() => LanguageEnum, { description: 'Language of the message.' })
  language!: Locale;

  @Field(() => OutboxStateEnum, { description: 'Delivery state.' })
  state!: OutboxState;

  @Field(() => Boolean, {
    description: 'Whether it is due later, such as a reminder, and has not been attempted yet.',
  })
  isScheduled!: boolean;

  @Field(() => OutboxProblemEnum, {
    nullable: true,
    description: 'Why the last attempt failed; null if it did not.',
  })
  problem!: OutboxProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The error code of the service, for `problem`: EENVELOPE 550',
  })
  lastError!: string | null;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts!: number;

  @Field(() => Date, { description: 'When it was queued.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it is, or was, due.' })
  dueAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the next attempt is due; null unless it is retrying.',
  })
  retryAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null if it was not.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When sending was given up; null if it was not.' })
  failedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was marked as handled; null if it is not.' })
  handledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who marked it as handled; null if it is not, or nobody knows.',
  })
  handledBy!: string | null;

  @Field(() => ID, { nullable: true, description: 'The booking that it is about; null for none.' })
  bookingId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The crew that it is about; null for none.' })
  crewBookingId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The student that it is about; null for none.' })
  studentId!: string | null;
}

export const OutboxMessageConnection = ConnectionType(OutboxMessage, 'OutboxMessageConnection');

@ObjectType({ description: 'A message as it would be written now, without secret links.' })
export class OutboxMessagePreview {
  @Field(() => LanguageEnum, {
    description: 'Language of the text; emails to the office are always in English.',
  })
  language!: Locale;

  @Field(() => String, { nullable: true, description: 'Subject of the email; null for a text message.' })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text message, or the email as plain text; null if there is nothing left to say.',
  })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The email as HTML; null for a text message.' })
  html!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the attached file; null if none.' })
  attachment!: string | null;
}
