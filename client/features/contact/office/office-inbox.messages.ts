import { defineMessages } from 'react-intl';

const plain = defineMessages({
  search: {
    id: 'admin.messages.search',
    defaultMessage: 'Name, email, phone or text',
    description: 'Label of the search field: finds messages by sender or text',
  },
  openOnes: {
    id: 'admin.messages.openOnes',
    defaultMessage: 'Open',
    description: 'Choice: the messages nobody has handled',
  },
  handledOnes: {
    id: 'admin.messages.handledOnes',
    defaultMessage: 'Handled',
    description: 'Choice: the messages that need nothing more',
  },
  read: {
    id: 'admin.messages.read',
    defaultMessage: 'Read',
    description: 'Status of a message somebody has read',
  },
  markRead: {
    id: 'admin.messages.markRead',
    defaultMessage: 'Mark read',
    description: 'Button of a message',
  },
  markUnread: {
    id: 'admin.messages.markUnread',
    defaultMessage: 'Mark unread',
    description: 'Button of a message',
  },
  reply: {
    id: 'admin.messages.reply',
    defaultMessage: 'Reply by email',
    description: 'Link of a message: opens the mail program',
  },
  loadFailed: {
    id: 'admin.messages.loadFailed',
    defaultMessage: 'Failed to fetch messages',
    description: 'Banner when the messages could not be loaded',
  },
  markFailed: {
    id: 'admin.messages.markFailed',
    defaultMessage: 'Failed to update message',
    description: 'Banner when a message could not be marked',
  },
  noneOpen: {
    id: 'admin.messages.noneOpen',
    defaultMessage: 'No open messages. What guests write with the contact form arrives here.',
    description: 'In place of the open messages when there is none',
  },
  noneFound: {
    id: 'admin.messages.noneFound',
    defaultMessage: 'No messages found',
    description: 'In place of the messages when the search finds none',
  },
});

const filled = defineMessages<{
  heading: { name: string; subject: string };
  ofMessage: { name: string; subject: string };
  replySubject: { subject: string };
  markedRead: { name: string };
  markedUnread: { name: string };
  markedHandled: { name: string };
  reopened: { name: string };
}>({
  heading: {
    id: 'admin.messages.heading',
    defaultMessage: '{name}: {subject}',
    description: 'Heading of a message: who wrote, about what',
  },
  ofMessage: {
    id: 'admin.messages.ofMessage',
    defaultMessage: '{name}, {subject}',
    description: 'Read out after a button of a message, to tell which one it is',
  },
  replySubject: {
    id: 'admin.messages.replySubject',
    defaultMessage: 'Re: {subject}',
    description: 'Subject of the reply in the mail program',
  },
  markedRead: {
    id: 'admin.messages.markedRead',
    defaultMessage: 'The message of {name} is marked as read.',
    description: 'Announced after a message was marked',
  },
  markedUnread: {
    id: 'admin.messages.markedUnread',
    defaultMessage: 'The message of {name} is marked as unread.',
    description: 'Announced after a message was marked',
  },
  markedHandled: {
    id: 'admin.messages.markedHandled',
    defaultMessage: 'The message of {name} is marked as handled.',
    description: 'Announced after a message was marked',
  },
  reopened: {
    id: 'admin.messages.reopened',
    defaultMessage: 'The message of {name} is open again.',
    description: 'Announced after a handled message was opened again',
  },
});

export const inboxMessages = { ...plain, ...filled };
