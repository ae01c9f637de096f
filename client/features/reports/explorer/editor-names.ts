import type { IntlShape, MessageDescriptor } from 'react-intl';

import { editorNameMessages as messages } from './editor-names.messages';

const namedButton = 'button[aria-label]';
const tooltip = '.graphiql-tooltip';

/** GraphiQL's names of its buttons, which are English only, and the messages that replace them. */
const replacements = [
  [/^Show editor tools$/, messages.showTools],
  [/^Hide editor tools$/, messages.hideTools],
  [/^Show (?<name>.+)$/, messages.show],
  [/^Hide (?<name>.+)$/, messages.hide],
  [/^Re-fetch GraphQL schema \((?<keys>.+)\)$/, messages.refetch],
  [/^Open short keys dialog$/, messages.shortKeys],
  [/^Open settings dialog$/, messages.settings],
  [/^New tab$/, messages.newTab],
  [/^Close Tab$/, messages.closeTab],
  [/^Execute query \((?<keys>.+)\)$/, messages.execute],
  [/^Stop query \((?<keys>.+)\)$/, messages.stop],
] as const;

const panelTitles = new Map<string, MessageDescriptor>([
  ['Documentation Explorer', messages.docs],
  ['History', messages.history],
]);

/** The name in the reader's language; undefined if it is not one of GraphiQL's. */
function translated(english: string, intl: IntlShape): string | undefined {
  for (const [pattern, message] of replacements) {
    const { name = '', keys = '' } = pattern.exec(english)?.groups ?? {};
    const title = panelTitles.get(name);
    if (pattern.test(english))
      return intl.formatMessage(message, { keys, name: title ? intl.formatMessage(title) : name });
  }
  return undefined;
}

/**
 * Translates the names of GraphiQL's buttons and their tooltips; `data-english-name` holds the original name.
 * @returns the cleanup function
 */
export function translateNames(root: Node, intl: IntlShape): () => void {
  const rename = (button: Element) => {
    const name = button.getAttribute('aria-label') ?? '';
    const text = translated(name, intl);
    if (text === undefined) return;
    button.setAttribute('data-english-name', name);
    if (text !== name) button.setAttribute('aria-label', text);
  };
  const rewrite = (tooltip: Element) => {
    const walker = document.createTreeWalker(tooltip, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = translated(node.nodeValue ?? '', intl);
      if (text !== undefined && text !== node.nodeValue) node.nodeValue = text;
    }
  };
  const visit = (element: Element) => {
    if (element.matches(namedButton)) rename(element);
    for (const button of element.querySelectorAll(namedButton)) rename(button);
    for (const each of element.querySelectorAll(tooltip)) rewrite(each);
    const around = element.closest(tooltip);
    if (around) rewrite(around);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element && target.matches(namedButton)) rename(target);
      else for (const node of addedNodes) if (node instanceof Element) visit(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
  if (root instanceof Element) visit(root);
  return () => observer.disconnect();
}
