import waiting from './waiting.json' with { type: 'json' };

/** The pages of the waiting list, except what they share with booking. */
export const catalogue: Record<string, string> = { ...waiting };
