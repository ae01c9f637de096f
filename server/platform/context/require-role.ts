import { DomainError } from '../errors/domain-error.js';
import type { RequestContext } from './request-context.js';
import type { Role } from './viewer.js';

/** Throws UNAUTHENTICATED for a guest, FORBIDDEN for a wrong role. Both transports ask here. */
export function requireRole(ctx: RequestContext, roles: readonly Role[]): void {
  const { role } = ctx.viewer;
  if (role === 'guest') throw new DomainError('UNAUTHENTICATED');
  if (roles.length > 0 && !roles.includes(role)) throw new DomainError('FORBIDDEN');
}
