/** Holds a style until a script applies it. */
const deferredStyle = 'data-waiting-style';

/** Text in the editor's HTML has no unescaped `<`, so each one begins a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[^<>]*?\s)style="/g, `$1${deferredStyle}="`);
}

/** Applies the styles of the editor's elements. @returns the cleanup function */
export function applyDeferredStyles(root: Node): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) for (const element of deferredIn(node)) applyDeferredStyle(element);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function deferredIn(element: Element): Element[] {
  const within = [...element.querySelectorAll(`[${deferredStyle}]`)];
  return element.hasAttribute(deferredStyle) ? [element, ...within] : within;
}

function applyDeferredStyle(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // Styles set in the meantime take precedence.
  element.style.cssText = `${element.getAttribute(deferredStyle) ?? ''};${element.style.cssText}`;
  element.removeAttribute(deferredStyle);
}
