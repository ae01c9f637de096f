const forms = new Set<symbol>();

/** Registers a form with unsaved changes. @returns the function that removes it */
export function registerUnsavedForm(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** Whether any form on the page has unsaved changes. */
export function hasUnsavedForms(): boolean {
  return forms.size > 0;
}
