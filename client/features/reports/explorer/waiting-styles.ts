/** Where a style waits until a script may set it. */
const waitingStyle = 'data-waiting-style';

/** In the editor's HTML a text has no `<`, so what follows one is a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[^<>]*?\s)style="/g, `$1${waitingStyle}="`);
}

/** Sets the styles of what the editor puts into the page. @returns how to stop */
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
  // What was set in the meantime is newer.
  element.style.cssText = `${element.getAttribute(waitingStyle) ?? ''};${element.style.cssText}`;
  element.removeAttribute(waitingStyle);
}
