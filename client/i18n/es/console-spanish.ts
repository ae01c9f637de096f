import admin from './admin.json' with { type: 'json' };

/** Every Spanish text of the console. */
export const consoleSpanish: Record<string, string> = { ...admin };
