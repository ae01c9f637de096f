import { HOUR_MS, MINUTE_MS } from '../../platform/context/durations.js';
import type { Role } from '../../platform/context/viewer.js';
import { foldForSearch } from '../../platform/database/search.js';
import { INVITATION_LINK_HOURS, type UserState } from './account.constants.js';

interface AccountDates {
  /** When the owner followed a mailed link. */
  confirmedAt: Date | null;
  invitedAt: Date | null;
  disabledAt: Date | null;
}

/** Whether the account can be logged in to with its password. */
export function mayLogIn({
  confirmedAt,
  disabledAt,
}: Pick<AccountDates, 'confirmedAt' | 'disabledAt'>): boolean {
  return confirmedAt !== null && disabledAt === null;
}

export function userStateOf({ confirmedAt, invitedAt, disabledAt }: AccountDates): UserState {
  if (disabledAt) return 'disabled';
  if (invitedAt) return 'invited';
  return confirmedAt ? 'active' : 'unconfirmed';
}

export function invitationEndsAt(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + INVITATION_LINK_HOURS * HOUR_MS);
}

/** The time of the last log-in is stored at most once a minute. */
export function isLogInToNote(lastLoginAt: Date | null, now: Date): boolean {
  return lastLoginAt === null || now.getTime() - lastLoginAt.getTime() >= MINUTE_MS;
}

/**
 * Why an account cannot be disabled; admins cannot disable themselves, and an admin who can log in must remain.
 * @param admins those who can log in, read under the lock
 */
export function disableProblem(
  id: string,
  viewerId: string,
  admins: readonly string[],
): 'yourself' | 'lastAdmin' | null {
  if (id === viewerId) return 'yourself';
  return admins.includes(id) && admins.length === 1 ? 'lastAdmin' : null;
}

export type StateChange = 'disable' | 'enable' | 'revokeInvitation';

/** Why the state of an account does not allow a change; null if it does. */
export function stateProblem(
  change: StateChange,
  account: AccountDates,
): 'disabled' | 'notDisabled' | 'notInvited' | null {
  const state = userStateOf(account);
  switch (change) {
    case 'disable':
      return state === 'disabled' ? 'disabled' : null;
    case 'enable':
      return state === 'disabled' ? null : 'notDisabled';
    case 'revokeInvitation':
      return state === 'invited' ? null : 'notInvited';
  }
}

/** Why an email cannot be invited, or what must be confirmed first. */
export function invitationProblem(
  known: (AccountDates & { role: Role }) | null,
  promotesClient: boolean,
): 'disabled' | 'admin' | 'client' | null {
  if (!known) return null;
  if (known.disabledAt) return 'disabled';
  if (known.role === 'admin') return 'admin';
  return known.invitedAt || promotesClient ? null : 'client';
}

interface NamedAccount {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** The name, or the email of an account without one. */
export function nameOfAccount({ firstName, lastName, email }: NamedAccount): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** The text that the search for users matches. */
export function accountSearchText({ firstName, lastName, email }: NamedAccount): string {
  return foldForSearch(firstName, lastName, email);
}
