export const classesHeadingId = 'classes-heading';

/** For links that disappear when they are followed. */
export function focusClassesHeading(): void {
  document.getElementById(classesHeadingId)?.focus();
}
