/** The context of what somebody does for the own account: the stored token goes with it. */
export const asMyself = { withToken: true } as const;
