import { useIntl } from 'react-intl';

import type { OfficeUserFragment } from './Users.generated';
import { usersMessages as messages } from './users.messages';

/** The displayed name of an account: its owner's name or its email. */
export function useUserName(): (
  user: Pick<OfficeUserFragment, 'firstName' | 'lastName' | 'email'>,
) => string {
  const intl = useIntl();
  return ({ firstName, lastName, email }) =>
    firstName && lastName
      ? intl.formatMessage(messages.person, { firstName, lastName })
      : firstName || lastName || email;
}
