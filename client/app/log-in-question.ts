type Answer = (isBack: boolean) => void;

/** Asks for a new log-in, once for all requests that wait for it. */
export class LogInQuestion {
  private asked: Promise<boolean> | undefined;
  private answer: Answer | undefined;
  private isOver = false;

  /** @param show receives the callback that settles the request, and undefined when it is settled */
  constructor(private readonly show: (answer: Answer | undefined) => void) {}

  /** @returns whether there is a session again; false after the pages that asked were unmounted */
  ask(): Promise<boolean> {
    if (this.isOver) return Promise.resolve(false);
    this.asked ??= new Promise<boolean>((resolve) => {
      this.answer = resolve;
      this.show(resolve);
    }).finally(() => {
      this.asked = undefined;
      this.show(undefined);
    });
    return this.asked;
  }

  /** To be called when the pages are mounted. @returns the cleanup function, which settles an open request */
  begin(): () => void {
    this.isOver = false;
    return () => {
      this.isOver = true;
      this.answer?.(false);
    };
  }
}
