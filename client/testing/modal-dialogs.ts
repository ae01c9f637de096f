const before = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Emulates modal dialogs in jsdom until the next test: focus moves in, returns on close, and cannot leave meanwhile. Call
 * it after the page is opened.
 */
export function emulateModalDialogs(): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusUnlessInert(this: HTMLElement) {
    const modal = document.querySelector('dialog[open]');
    if (!modal || modal.contains(this)) focus.call(this);
  });
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button')?.focus();
  });
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
    const element = before.get(this);
    if (element instanceof HTMLElement) element.focus();
  });
}
