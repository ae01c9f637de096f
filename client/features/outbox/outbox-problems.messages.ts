import { defineMessages } from 'react-intl';

import type { OutboxProblem } from '../../schema/outbox-problem.generated';

/** Why the last attempt failed, and what to do. {code} is a number that can be looked up. */
export const problemMessages = defineMessages<Record<OutboxProblem, { code: string }>>({
  addressRefused: {
    id: 'admin.outbox.addressRefused',
    defaultMessage: 'The mail server of the recipient refused the address ({code}). Check it for a typo.',
    description: 'Why a mail was not sent',
  },
  mailboxFull: {
    id: 'admin.outbox.mailboxFull',
    defaultMessage: 'The mailbox of the recipient is full ({code}).',
    description: 'Why a mail was not sent',
  },
  mailRefused: {
    id: 'admin.outbox.mailRefused',
    defaultMessage: 'The mail server refused the email itself ({code}).',
    description: 'Why a mail was not sent',
  },
  senderRefused: {
    id: 'admin.outbox.senderRefused',
    defaultMessage: 'The mail server does not accept our sender address ({code}). See MAIL_FROM.',
    description: 'Why a mail was not sent',
  },
  logInRefused: {
    id: 'admin.outbox.logInRefused',
    defaultMessage: 'The mail server refused our user name or password ({code}). See SMTP_URL.',
    description: 'Why a mail was not sent',
  },
  laterPlease: {
    id: 'admin.outbox.laterPlease',
    defaultMessage: 'The mail server could not take it at the time ({code}).',
    description: 'Why a mail was not sent',
  },
  unreachable: {
    id: 'admin.outbox.unreachable',
    defaultMessage: 'No connection to the mail server ({code}).',
    description: 'Why a mail was not sent',
  },
  noAnswer: {
    id: 'admin.outbox.noAnswer',
    defaultMessage: 'No answer in time ({code}).',
    description: 'Why a message was not sent',
  },
  numberRefused: {
    id: 'admin.outbox.numberRefused',
    defaultMessage: 'The text message service refused the number ({code}). Check it for a typo.',
    description: 'Why a text message was not sent',
  },
  recipientStopped: {
    id: 'admin.outbox.recipientStopped',
    defaultMessage: 'The recipient answered STOP and gets no more text messages ({code}).',
    description: 'Why a text message was not sent',
  },
  textAccountRefused: {
    id: 'admin.outbox.textAccountRefused',
    defaultMessage: 'The text message service refused our account ({code}). See the TWILIO settings.',
    description: 'Why a text message was not sent',
  },
  textServiceBusy: {
    id: 'admin.outbox.textServiceBusy',
    defaultMessage: 'The text message service could not take it at the time ({code}).',
    description: 'Why a text message was not sent',
  },
  notStored: {
    id: 'admin.outbox.notStored',
    defaultMessage: 'The file could not be written on the server ({code}).',
    description: 'Why a message was not sent',
  },
  notWritten: {
    id: 'admin.outbox.notWritten',
    defaultMessage: 'The site could not write this message ({code}). The log of the server says why.',
    description: 'Why a message was not sent',
  },
  interrupted: {
    id: 'admin.outbox.interrupted',
    defaultMessage: 'The server stopped during every attempt ({code}).',
    description: 'Why a message was not sent',
  },
  restored: {
    id: 'admin.outbox.restored',
    defaultMessage: 'Held back when a backup was restored: it may have been sent already.',
    description: 'Why a message was not sent',
  },
  other: {
    id: 'admin.outbox.other',
    defaultMessage: 'It could not be sent ({code}).',
    description: 'Why a message was not sent',
  },
});
