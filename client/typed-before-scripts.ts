/** Stores what was typed, except passwords, if a rendered page is left before its scripts have loaded. */
const typedKey = 'typed';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;

function controls(): Control[] {
  const fields = ':is(input:not([type="password"]), select, textarea)[id]';
  return [...document.querySelectorAll<Control>(`form ${fields}`)];
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function valueOf(control: Control): Value {
  return isBox(control) ? control.checked : control.value;
}

function renderedValueOf(control: Control): Value | undefined {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = Array.from(control.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** For the next load of this page: in the other language, or after a script failed to load. */
export function saveTypedValues(): void {
  const typed = controls().filter((control) => valueOf(control) !== renderedValueOf(control));
  const values = Object.fromEntries(typed.map((control) => [control.id, valueOf(control)]));
  try {
    if (typed.length > 0)
      sessionStorage.setItem(typedKey, JSON.stringify({ path: location.pathname, values }));
  } catch {
    // Storage is blocked.
  }
}

export function restoreTypedValues(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}') as {
      path?: string;
      values?: Record<string, Value>;
    };
    sessionStorage.removeItem(typedKey);
    if (kept.path !== location.pathname) return;
    for (const control of controls()) {
      const value = kept.values?.[control.id];
      if (isBox(control) && typeof value === 'boolean') control.checked = value;
      else if (!isBox(control) && typeof value === 'string') control.value = value;
    }
  } catch {
    // Storage is blocked or contains an invalid value.
  }
}
