/** An action may remove the button that had the focus: then its row gets it. */
export function focusIfLost(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
