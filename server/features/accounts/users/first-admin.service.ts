import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { AccountService } from '../login/account.service.js';
import { hashPassword } from '../passwords/password.crypto.js';

interface FirstAdmin {
  email: string;
  /** Generated if undefined. */
  password: string | undefined;
}

/**
 * Creates the first admin if there is none, and never from an account that exists.
 * @returns a generated password, to be printed once; otherwise null
 */
export async function ensureFirstAdmin(
  ctx: RequestContext,
  database: Database,
  accounts: AccountService,
  { email, password }: FirstAdmin,
): Promise<string | null> {
  if (await accounts.hasAdmin()) return null;
  const chosen = password ?? randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  const isMade = await database.transaction(ctx, (manager) =>
    accounts.createUnlessKnown(ctx, manager, {
      email,
      passwordHash,
      role: 'admin',
      firstName: null,
      lastName: null,
      language: 'en',
      isConfirmed: true,
    }),
  );
  // A process that starts concurrently may have been faster.
  if (!isMade && !(await accounts.hasAdmin()))
    ctx.log.warn('no administrator was created: ADMIN_EMAIL belongs to another account; use npm run admin');
  return isMade && password === undefined ? chosen : null;
}
