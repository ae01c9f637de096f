/** An action may remove the control that had the focus: then this element gets it, if it is visible. */
export function focusIfLost(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
