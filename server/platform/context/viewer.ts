export const ROLES = ['admin', 'client'] as const;
export type Role = (typeof ROLES)[number];

/** The authenticated caller of a request. The role is read from the database, never taken from the token. */
export type Viewer = { role: 'guest' } | { role: Role; accountId: string };

export const GUEST: Viewer = { role: 'guest' };

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

export function accountIdOf(viewer: Viewer): string | null {
  return viewer.role === 'guest' ? null : viewer.accountId;
}
