import { defineMessages } from 'react-intl';

/** By the problem of the installation. */
export const installationMessages = defineMessages({
  backupOverdue: {
    id: 'admin.dashboard.problem.backupOverdue',
    defaultMessage:
      'The daily backup is overdue. Tell the person who runs the server: until there is a new one, a broken disk would lose the latest bookings.',
    description: 'Notice of the dashboard: the scheduled backup was not made',
  },
  diskNearlyFull: {
    id: 'admin.dashboard.problem.diskNearlyFull',
    defaultMessage:
      'The disk of the server is nearly full. Tell the person who runs the server: once it is full, nobody can book.',
    description: 'Notice of the dashboard: little space is left on the disk of the server',
  },
  mailNotSent: {
    id: 'admin.dashboard.problem.mailNotSent',
    defaultMessage:
      'Emails do not reach anybody: the server has no mail server (SMTP_URL) and only writes them to files. Tell the person who runs the server.',
    description: 'Notice of the dashboard: no mail server is configured on a public site',
  },
  messagesDelayed: {
    id: 'admin.dashboard.problem.messagesDelayed',
    defaultMessage:
      'Emails or text messages have been waiting for more than 30 minutes. They are sent as soon as the email or text message service accepts them. If this stays, tell the person who runs the server.',
    description: 'Notice of the dashboard: messages to guests are not sent',
  },
});
