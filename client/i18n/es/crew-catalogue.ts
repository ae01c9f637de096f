import crew from './crew.json' with { type: 'json' };

/** The form for a crew, and the page of its contact. */
export const catalogue: Record<string, string> = { ...crew };
