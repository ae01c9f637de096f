/**
 * Replaces the `<style>` elements that the editor creates, which the content security policy blocks: it allows
 * constructed style sheets. The build substitutes this element (adopted-styles-plugin.ts).
 */
class AdoptedStyle extends HTMLElement {
  readonly sheet = new CSSStyleSheet({ media: 'screen' });
  #adoptedBy: DocumentOrShadowRoot | undefined;
  #text = '';

  connectedCallback(): void {
    const root = this.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    root.adoptedStyleSheets.push(this.sheet);
    this.#adoptedBy = root;
  }

  disconnectedCallback(): void {
    const root = this.#adoptedBy;
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }

  override get textContent(): string {
    return this.#text;
  }

  override set textContent(css: string | null) {
    this.#text = css ?? '';
    this.sheet.replaceSync(this.#text);
  }

  override get innerText(): string {
    return this.#text;
  }

  override set innerText(css: string) {
    this.textContent = css;
  }

  override appendChild<T extends Node>(text: T): T {
    this.textContent = this.#text + (text.textContent ?? '');
    return text;
  }
}

export function defineAdoptedStyle(): void {
  if (!customElements.get('adopted-style')) customElements.define('adopted-style', AdoptedStyle);
}
