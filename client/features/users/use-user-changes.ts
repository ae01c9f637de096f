import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { retryOnNetworkError } from '../../graphql/office/retry-on-network-error';
import { useIdempotencyKey } from '../../graphql/requests/use-idempotency-key';
import { useInvalidateLists } from '../../graphql/office/use-invalidate-lists';
import type { ToastMessage } from '../../ui/office/overlays/Toast';
import { useAttempt } from '../use-attempt';
import { useFailureText } from '../use-failure-text';
import {
  useAdminInviteMutation,
  useInvitationRevokeMutation,
  useUserDisableMutation,
  useUserEnableMutation,
  useUserSessionsEndMutation,
  type OfficeUserFragment,
} from './Users.generated';
import { useUserName } from './use-user-name';
import { usersMessages as messages } from './users.messages';
import type { InviteValues } from './invite-form';

/** The outcome of an invitation. */
type Invitation =
  | { kind: 'sent' }
  /** Another change is in progress: nothing was sent. */
  | { kind: 'underWay' }
  /** The email belongs to a client account: needs a confirmation. */
  | { kind: 'isClient' }
  | { kind: 'refused'; fields: Failure['fields'] };

interface UserChanges {
  isBusy: boolean;
  invite: (values: InviteValues, promotesClient?: boolean) => Promise<Invitation>;
  revoke: (user: OfficeUserFragment) => Promise<void>;
  disable: (user: OfficeUserFragment) => Promise<void>;
  enable: (user: OfficeUserFragment) => Promise<void>;
  endSessions: (user: OfficeUserFragment) => Promise<void>;
}

/** The office's changes to accounts. Each reports its outcome and refetches the lists. */
export function useUserChanges(onToast: (toast: ToastMessage | undefined) => void): UserChanges {
  const intl = useIntl();
  const nameOf = useUserName();
  const [sendInvitation] = useAdminInviteMutation();
  const { keyOf, forget } = useIdempotencyKey();
  const [revokeOne] = useInvitationRevokeMutation();
  const [disableOne] = useUserDisableMutation();
  const [enableOne] = useUserEnableMutation();
  const [endSessionsOf] = useUserSessionsEndMutation();

  const invalidate = useInvalidateLists();
  const invalidateLists = () => void invalidate('users', 'userActions', 'dashboard');
  const versionVariables = ({ id, version }: OfficeUserFragment) => ({
    variables: { input: { id, version } },
  });
  const failureText = useFailureText();
  const { isBusy, run, attempt } = useAttempt(onToast, {
    byCode: { CONFLICT: messages.conflict, NOT_FOUND: messages.conflict },
    reload: invalidateLists,
  });

  const inviteOne = async (
    { email, firstName, lastName, language }: InviteValues,
    promotesClient: boolean,
  ): Promise<Invitation> => {
    onToast(undefined);
    const person = {
      email: email.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      language,
    };
    const input = { ...person, promotesClient };
    const variables = { input: { ...input, idempotencyKey: keyOf(input) } };
    try {
      await retryOnNetworkError(() => sendInvitation({ variables }));
    } catch (error) {
      const { code, fields } = readFailure(error);
      if (code === 'CONFLICT' && !promotesClient) return { kind: 'isClient' };
      if (Object.keys(fields).length === 0) onToast({ kind: 'failed', text: failureText(error) });
      return { kind: 'refused', fields };
    }
    forget();
    onToast({ kind: 'done', text: intl.formatMessage(messages.invited, { email: person.email }) });
    invalidateLists();
    return { kind: 'sent' };
  };

  const changes: UserChanges = {
    isBusy,
    invite: async (values, promotesClient = false) => {
      // A second click sends nothing, because it would invalidate the link of the first mail.
      let outcome: Invitation = { kind: 'underWay' };
      await run(async () => {
        outcome = await inviteOne(values, promotesClient);
      });
      return outcome;
    },
    revoke: (user) =>
      attempt(async () => {
        await revokeOne(versionVariables(user));
        return { text: intl.formatMessage(messages.revoked, { email: user.email }) };
      }),
    disable: (user) =>
      attempt(async () => {
        const changed = (await disableOne(versionVariables(user))).data?.disableUser;
        return {
          text: intl.formatMessage(messages.disabled, { name: nameOf(user) }),
          ...(changed && { undo: () => void changes.enable(changed) }),
        };
      }),
    enable: (user) =>
      attempt(async () => {
        const changed = (await enableOne(versionVariables(user))).data?.enableUser;
        return {
          text: intl.formatMessage(messages.enabled, { name: nameOf(user) }),
          ...(changed && { undo: () => void changes.disable(changed) }),
        };
      }),
    endSessions: (user) =>
      attempt(async () => {
        await endSessionsOf(versionVariables(user));
        return { text: intl.formatMessage(messages.sessionsEnded, { name: nameOf(user) }) };
      }),
  };
  return changes;
}
