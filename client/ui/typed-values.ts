import type { Form, FormValues } from './define-form';

/**
 * What stands in the fields of a form that the server rendered, where that differs from what it rendered: typed, chosen or
 * ticked before the page was alive, or put back or filled in by the browser.
 */
export function typedValues<Values extends FormValues>(
  { names }: Pick<Form<Values, string>, 'names'>,
  rendered: Values,
  idPrefix: string,
): Partial<Values> {
  const typed: Partial<Values> = {};
  for (const name of names) {
    const value = valueOf(document.getElementById(idPrefix + name));
    // A box is compared with a box, a text with a text.
    if (typeof value === typeof rendered[name] && value !== rendered[name])
      typed[name] = value as Values[typeof name];
  }
  return typed;
}

function valueOf(control: HTMLElement | null): string | boolean | undefined {
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' ? control.checked : control.value;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return isText ? control.value : undefined;
}
