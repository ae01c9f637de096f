import { defineMessages } from 'react-intl';

const plain = defineMessages({
  frame: {
    id: 'admin.mailFrame.frame',
    defaultMessage: 'The email',
    description: 'Name of the frame with a mail, for screen readers',
  },
});

const filled = defineMessages<{
  subject: { subject: string };
}>({
  subject: {
    id: 'admin.mailFrame.subject',
    defaultMessage: 'Subject: {subject}',
    description: 'Above the preview of a mail',
  },
});

/** The preview of a mail. */
export const mailFrameMessages = { ...plain, ...filled };
