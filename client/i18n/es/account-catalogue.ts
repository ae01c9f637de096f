import account from './account.json' with { type: 'json' };

/** Log-in, registration, passwords, the portal. */
export const catalogue: Record<string, string> = { ...account };
