/** A button that did its work may be gone with what it did: the row is where the reader was. */
export function keepFocusAt(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
