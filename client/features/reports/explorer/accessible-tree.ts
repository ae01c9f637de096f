const toggle = 'span:is([role="checkbox"], [role="button"])';

interface TreeLabels {
  /** Label of the field for the query's name. */
  queryName: string;
}

/**
 * Makes the field tree usable by keyboard and screen reader. graphiql-explorer renders items as text with a click
 * handler: this adds role, state and keys. One item is a tab stop (roving tabindex), and the arrow keys move between
 * items.
 * @returns the cleanup function
 */
export function makeAccessible(root: HTMLElement, labels: TreeLabels): () => void {
  let current: HTMLElement | undefined;
  const refresh = () => {
    for (const element of togglesIn(root)) describe(element);
    for (const field of root.querySelectorAll<HTMLElement>('input, select')) nameField(field, labels);
    const all = [...root.querySelectorAll<HTMLElement>(toggle)];
    if (!current || !all.includes(current)) current = all[0];
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  };
  const goTo = (element: HTMLElement | undefined) => {
    if (!element) return;
    current = element;
    refresh();
    element.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches(toggle)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...root.querySelectorAll<HTMLElement>(toggle)];
    const index = all.indexOf(target);
    if (key === 'Enter' || key === ' ') target.click();
    else if (key === 'ArrowDown') goTo(all[index + 1]);
    else if (key === 'ArrowUp') goTo(all[index - 1]);
    else if (key === 'Home') goTo(all[0]);
    else if (key === 'End') goTo(all.at(-1));
    else return;
    event.preventDefault();
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(toggle) || target === current) return;
    current = target;
    refresh();
  };
  const observer = new MutationObserver(refresh);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', handleKeyDown);
  root.addEventListener('focusin', handleFocus);
  refresh();
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', handleKeyDown);
    root.removeEventListener('focusin', handleFocus);
  };
}

/** Marks the icon of a ticked item. */
export const tickedMark = { 'data-ticked': 'true' };
/** Mark the arrow of an expandable item. */
export const openMark = { 'data-arrow': 'open' };
export const closedMark = { 'data-arrow': 'closed' };

/** Each begins with the icon of a checkbox or an arrow. */
function togglesIn(root: HTMLElement): HTMLElement[] {
  const drawings = root.querySelectorAll('.graphiql-explorer-root svg');
  return [...drawings].flatMap((drawing) => {
    const parent = drawing.parentElement;
    // An arrow has an element of its own.
    const element = parent?.style.cursor === 'pointer' ? parent : parent?.parentElement;
    return element instanceof HTMLElement && element.style.cursor === 'pointer' ? [element] : [];
  });
}

function describe(element: HTMLElement): void {
  const arrow = element.querySelector<SVGElement>('[data-arrow]');
  element.setAttribute('role', arrow ? 'button' : 'checkbox');
  if (arrow) {
    element.setAttribute('aria-expanded', String(arrow.dataset['arrow'] === 'open'));
    element.removeAttribute('aria-checked');
  } else {
    element.setAttribute('aria-checked', String(element.querySelector('[data-ticked]') !== null));
    element.removeAttribute('aria-expanded');
  }
}

function nameField(field: HTMLElement, { queryName }: TreeLabels): void {
  const argument = field.closest<HTMLElement>('[data-arg-name]')?.dataset['argName'];
  field.setAttribute('aria-label', argument ?? queryName);
}
