import { useIntl } from 'react-intl';

import { wordMessages } from '../../ui/office/texts/console-words.messages';
import type { OfficeUserFragment } from './Users.generated';

/** The displayed name of an account: its owner's name or its email. */
export function useUserName(): (
  user: Pick<OfficeUserFragment, 'firstName' | 'lastName' | 'email'>,
) => string {
  const intl = useIntl();
  return ({ firstName, lastName, email }) =>
    firstName && lastName
      ? intl.formatMessage(wordMessages.person, { firstName, lastName })
      : firstName || lastName || email;
}
