/** Something to wait for until a test opens it. */
export class Gate {
  readonly passed: Promise<void>;
  open: () => void = () => undefined;

  constructor() {
    this.passed = new Promise((resolve) => {
      this.open = resolve;
    });
  }
}
