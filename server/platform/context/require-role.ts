import { DomainError } from '../errors/domain-error.js';
import type { RequestContext } from './request-context.js';
import type { Role } from './viewer.js';

/** UNAUTHENTICATED for a guest, FORBIDDEN for another role, undefined if the role is allowed. */
export function roleProblem({ viewer }: RequestContext, roles: readonly Role[]): DomainError | undefined {
  if (viewer.role === 'guest') return new DomainError('UNAUTHENTICATED');
  return roles.length > 0 && !roles.includes(viewer.role) ? new DomainError('FORBIDDEN') : undefined;
}

export function requireRole(ctx: RequestContext, roles: readonly Role[]): void {
  const problem = roleProblem(ctx, roles);
  if (problem) throw problem;
}

/** The account on whose behalf a request runs. Throws UNAUTHENTICATED for a guest. */
export function requireAccountId({ viewer }: RequestContext): string {
  if (viewer.role === 'guest') throw new DomainError('UNAUTHENTICATED');
  return viewer.accountId;
}
