const forms = new Set<symbol>();

/** Registers a form with unsaved changes. @returns the function that removes it */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** Whether any form on the page has unsaved changes. */
export function isAnythingUnsaved(): boolean {
  return forms.size > 0;
}
