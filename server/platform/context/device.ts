/** The browser of a request, identified by its device cookie. */
export interface Device {
  /** The cookie's value. Untrusted until its signature is verified. */
  readonly token: string | undefined;
  /** Sets a new cookie in the response. */
  readonly remember: (token: string) => void;
}

export const NO_DEVICE: Device = { token: undefined, remember: () => undefined };
