import explorer from './admin.explorer.json' with { type: 'json' };

/** The explorer of the console. */
export const catalogue: Record<string, string> = explorer;
