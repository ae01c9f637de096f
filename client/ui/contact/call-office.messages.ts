import { defineMessages } from 'react-intl';

export const callOfficeMessages = defineMessages<{ call: { phone: string } }>({
  call: {
    id: 'common.callUs',
    defaultMessage: 'Call {phone}',
    description: 'Link that dials the number; {phone} is like (801) 555-0142',
  },
});
