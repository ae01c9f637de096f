import type { Form, FormValues } from './define-form';

/**
 * The values of a server-rendered form's fields that differ from the rendered ones: typed, chosen or ticked before
 * hydration, or restored or filled in by the browser.
 */
export function typedValues<Values extends FormValues>(
  { names }: Pick<Form<Values, string>, 'names'>,
  rendered: Values,
  idPrefix: string,
): Partial<Values> {
  const typed: Partial<Values> = {};
  for (const name of names) {
    const value = valueOf(document.getElementById(idPrefix + name));
    // Checkboxes are compared with booleans, texts with strings.
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
