import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { AccountService } from './account.service.js';

interface FirstAdmin {
  email: string;
  /** Generated when not given. */
  password: string | undefined;
}

/** Makes the first admin when there is none. @returns a generated password, to be printed once; else null */
export async function ensureFirstAdmin(
  ctx: RequestContext,
  database: Database,
  accounts: AccountService,
  { email, password }: FirstAdmin,
): Promise<string | null> {
  if (await accounts.hasAdmin()) return null;
  const chosen = password ?? randomBytes(15).toString('base64url');
  const passwordHash = await accounts.hashPassword(chosen);
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
  // Another process that starts at the same time may have been first.
  return isMade && password === undefined ? chosen : null;
}
