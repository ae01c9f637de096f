const forms = new Set<symbol>();

/** Notes that a form holds something that is not saved. @returns how to take it back */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** Whether any form of the page holds something that is not saved. */
export function isAnythingUnsaved(): boolean {
  return forms.size > 0;
}
