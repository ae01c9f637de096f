/** Holds a style until a script applies it. */
const waitingStyle = 'data-waiting-style';

/** Text in the editor's HTML has no unescaped `<`, so each one begins a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[^<>]*?\s)style="/g, `$1${waitingStyle}="`);
}

/** Applies the styles of the editor's elements. @returns the cleanup function */
export function setWaitingStyles(root: Node): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) for (const element of waitingIn(node)) setWaitingStyle(element);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function waitingIn(element: Element): Element[] {
  const within = [...element.querySelectorAll(`[${waitingStyle}]`)];
  return element.hasAttribute(waitingStyle) ? [element, ...within] : within;
}

function setWaitingStyle(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // Styles set in the meantime take precedence.
  element.style.cssText = `${element.getAttribute(waitingStyle) ?? ''};${element.style.cssText}`;
  element.removeAttribute(waitingStyle);
}
