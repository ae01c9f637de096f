export const ROLES = ['admin', 'client'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks, as the database knows them now: a role in a token alone never counts. */
export type Viewer = { role: 'guest' } | { role: Role; accountId: string };

export const GUEST: Viewer = { role: 'guest' };

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}
