import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import {
  OUTBOX_KINDS,
  OUTBOX_PROBLEMS,
  OUTBOX_STATES,
  type OutboxKind,
  type OutboxProblem,
  type OutboxState,
} from './outbox-message.constants.js';

export const OutboxStateEnum = enumOf(OUTBOX_STATES);
registerEnumType(OutboxStateEnum, {
  name: 'OutboxState',
  description: 'How far a mail or text message of the site has come.',
  valuesConfig: {
    queued: { description: 'Not tried yet: on its way, or planned for later.' },
    retrying: { description: 'An attempt failed, and another one follows.' },
    sent: { description: 'The mail server or the SMS service has accepted it.' },
    failed: { description: 'Given up: nobody tries it again, unless it is sent again.' },
  },
});

export const OutboxKindEnum = enumOf(OUTBOX_KINDS);
registerEnumType(OutboxKindEnum, {
  name: 'OutboxKind',
  description: 'What a mail or text message of the site is about.',
  valuesConfig: {
    accountConfirmation: { description: 'The link that confirms the email of an account.' },
    accountExists: { description: 'Somebody wanted to make an account that is there already.' },
    accountInvitation: { description: 'An invitation to the office, with the link that accepts it.' },
    accountPasswordReset: { description: 'The link to choose a new password.' },
    accountWelcome: { description: 'A new account.' },
    classNotice: { description: 'A class was cancelled, moved or changed: the mail to who has a seat.' },
    classNoticeText: { description: 'The text message that goes with it.' },
    bookingConfirmation: { description: 'A booking, with all that is needed for the class.' },
    bookingCancelledByGuest: { description: 'The guest has cancelled the booking by its link.' },
    bookingCancelledByOffice: { description: 'The office has cancelled the booking.' },
    bookingMovedByGuest: { description: 'The guest has moved the booking to another date by its link.' },
    bookingMovedByOffice: { description: 'The office has moved the booking to another date.' },
    bookingChangedByGuest: { description: 'The guest has said by the link of the booking who comes.' },
    bookingLink: { description: 'The link of a booking, to a guest who has lost it.' },
    officeMessage: { description: 'What the office wrote to those who have a booking.' },
    officeMessageTest: { description: 'The same, to its author, before it is sent.' },
    officeMessageText: { description: 'The text message that goes with it.' },
    bookingReminder: { description: 'The text message before a class.' },
    bookingReminderMail: { description: 'The mail before a class, to who has not asked for text messages.' },
    contactReceived: { description: 'What a visitor wrote, for the office.' },
    crewClassNotice: {
      description: 'A class was cancelled, moved or changed: the mail to the contact of a crew.',
    },
    crewConfirmed: { description: 'The seats of a crew, to its contact.' },
    crewNamesMissing: { description: 'Who comes is still to be said: to the contact of a crew.' },
    crewOfficeMessage: { description: 'What the office wrote, to the contact of a crew.' },
    crewOfficeMessageTest: { description: 'The same, to its author, before it is sent.' },
    scheduledReport: { description: 'A report, to the people of the office whom it is mailed to.' },
    studentWelcome: { description: 'The office has put somebody on its list of students.' },
    waitingCancelled: { description: 'A class is cancelled: the mail to who waits for a seat in it.' },
    waitingJoined: { description: 'Somebody waits for seats in a full class.' },
    seatOfferLapsed: { description: 'A seat is no longer held for somebody who waited.' },
    seatOffer: { description: 'A seat is held for somebody who waits.' },
    seatOfferText: { description: 'The text message that goes with it.' },
  },
});

const OutboxProblemEnum = enumOf(OUTBOX_PROBLEMS);
registerEnumType(OutboxProblemEnum, {
  name: 'OutboxProblem',
  description: 'Why the last attempt to send a message failed.',
  valuesConfig: {
    addressRefused: { description: 'The mail server refused the address for good.' },
    mailRefused: { description: 'The mail server refused the mail itself.' },
    senderRefused: { description: 'The mail server refused the sender, MAIL_FROM.' },
    logInRefused: { description: 'The mail server refused user or password of SMTP_URL.' },
    laterPlease: { description: 'The mail server could not take it at the time.' },
    unreachable: { description: 'No connection to the mail server.' },
    noAnswer: { description: 'No answer in time.' },
    numberRefused: { description: 'The SMS service refused the number or the message.' },
    recipientStopped: { description: 'The recipient answered STOP.' },
    textAccountRefused: { description: 'The SMS service refused the account.' },
    textServiceBusy: { description: 'The SMS service could not take it at the time, or was not reached.' },
    notStored: { description: 'The file could not be written into DATA_DIR/outbox.' },
    notWritten: { description: 'The site could not write the text of the message.' },
    interrupted: { description: 'The server ended in the middle of every attempt.' },
    restored: { description: 'Held back when a backup was restored: it may have been sent already.' },
    other: { description: 'Something else; see lastError.' },
  },
});

@ObjectType({ description: 'A mail or text message that the site has sent, or is to send.' })
export class OutboxMessage {
  @Field(() => ID, { description: 'What `outboxMessagePreview` and `resendOutboxMessage` take.' })
  id!: string;

  @Field(() => OutboxKindEnum, {
    nullable: true,
    description: 'What it is about; null for one of another version of the site.',
  })
  kind!: OutboxKind | null;

  @Field(() => Boolean, { description: 'A text message to a phone, and no mail.' })
  isTextMessage!: boolean;

  @Field(() => String, { description: 'Email address, or phone number with +1.' })
  recipient!: string;

  @Field(() => LanguageEnum, { description: 'The language it goes out in.' })
  language!: Locale;

  @Field(() => OutboxStateEnum, { description: 'How far it has come.' })
  state!: OutboxState;

  @Field(() => Boolean, {
    description: 'Whether the message is due later and no attempt was made yet, such as a reminder.',
  })
  isScheduled!: boolean;

  @Field(() => OutboxProblemEnum, {
    nullable: true,
    description: 'Why the last attempt failed; null when none did, or a later one did not.',
  })
  problem!: OutboxProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code behind `problem`, as the server answered: EENVELOPE 550',
  })
  lastError!: string | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Date, { description: 'When it was queued.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it is, or was, to leave.' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it is tried again; null unless it is retrying.' })
  retryAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it left; null while it has not.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up; null while it was not.' })
  failedAt!: Date | null;
}

export const OutboxMessageConnection = ConnectionType(OutboxMessage, 'OutboxMessageConnection');

@ObjectType({ description: 'A message as it would be written now. Links that are secrets are left out.' })
export class OutboxMessagePreview {
  @Field(() => LanguageEnum, {
    description: 'The language of the text; mail to the office is in English whatever is asked for.',
  })
  language!: Locale;

  @Field(() => String, { nullable: true, description: 'The subject of the mail; null for a text message.' })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text message, or the mail as plain text; null when there is nothing to say any more.',
  })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The mail as HTML; null for a text message.' })
  html!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the attached file; null without one.' })
  attachment!: string | null;
}
