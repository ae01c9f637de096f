import account from './account.json' with { type: 'json' };

/** Logging in, registering, passwords, the portal. */
export const catalogue: Record<string, string> = { ...account };
