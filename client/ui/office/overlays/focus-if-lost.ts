/** An action may remove the control that had the focus: then this element gets it, if it is visible. */
export function focusIfLost(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}

/** Whether the whole height of the element is in the window. */
export function isInWindow(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}
