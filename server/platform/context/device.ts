/** The browser that asks, as far as it shows the cookie that it was given. */
export interface Device {
  /** What the cookie holds: nothing is proven by it until its signature is read. */
  readonly token: string | undefined;
  /** Gives the browser a new cookie with the answer. */
  readonly remember: (token: string) => void;
}

export const NO_DEVICE: Device = { token: undefined, remember: () => undefined };
