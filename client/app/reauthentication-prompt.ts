type Settle = (isLoggedIn: boolean) => void;

/** Asks for a new log-in, once for all requests that wait for it. */
export class ReauthenticationPrompt {
  private pending: Promise<boolean> | undefined;
  private settle: Settle | undefined;
  private isUnmounted = false;

  /** @param show receives the callback that settles the request, and undefined when it is settled */
  constructor(private readonly show: (settle: Settle | undefined) => void) {}

  /** @returns whether there is a session again; false after the pages that requested it were unmounted */
  request(): Promise<boolean> {
    if (this.isUnmounted) return Promise.resolve(false);
    this.pending ??= new Promise<boolean>((resolve) => {
      this.settle = resolve;
      this.show(resolve);
    }).finally(() => {
      this.pending = undefined;
      this.show(undefined);
    });
    return this.pending;
  }

  get isOpen(): boolean {
    return this.pending !== undefined;
  }

  /** Settles an open request. */
  close(isLoggedIn: boolean): void {
    this.settle?.(isLoggedIn);
  }

  /** To be called when the pages are mounted. @returns the cleanup function, which settles an open request */
  mount(): () => void {
    this.isUnmounted = false;
    return () => {
      this.isUnmounted = true;
      this.close(false);
    };
  }
}
