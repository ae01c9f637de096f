/** The context of every operation of the console: the stored token goes with it. */
export const asOffice = { withToken: true } as const;
