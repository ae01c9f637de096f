import type { Role } from '../../platform/context/viewer.js';
import { foldForSearch } from '../../platform/database/search.js';
import { INVITATION_LINK_HOURS, type UserState } from './account.constants.js';

interface AccountDates {
  /** When its owner followed a mailed link. */
  confirmedAt: Date | null;
  invitedAt: Date | null;
  disabledAt: Date | null;
}

const MINUTE_MS = 60_000;

/** Whether a right password opens it. */
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
  return new Date(invitedAt.getTime() + INVITATION_LINK_HOURS * 60 * MINUTE_MS);
}

/** A log-in is written down once a minute at most. */
export function isLogInToNote(lastLoginAt: Date | null, now: Date): boolean {
  return lastLoginAt === null || now.getTime() - lastLoginAt.getTime() >= MINUTE_MS;
}

/**
 * Why somebody may not be disabled: nobody disables themselves, and an admin who can log in is left.
 * @param admins those who can log in, as they are under the lock
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

/** Why an account is not in a state to be changed so; null when it is. */
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

/** Why nobody can be invited by an email, or what is to be confirmed first. */
export function invitationProblem(
  known: (AccountDates & { role: Role }) | null,
  promotesClient: boolean,
): 'disabled' | 'admin' | 'client' | null {
  if (!known) return null;
  if (known.disabledAt) return 'disabled';
  if (known.role === 'admin') return 'admin';
  return known.invitedAt || promotesClient ? null : 'client';
}

/** What the search of users looks in. */
export function accountSearchText({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return foldForSearch(firstName, lastName, email);
}
