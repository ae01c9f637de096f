interface BrandColours {
  brandPrimary: string;
  brandPrimaryText: string;
  brandAccent: string;
}

/**
 * Applies the company's colours. The server also writes them into the page for the first paint; a site that is hosted
 * apart from its server has only this.
 */
export function applyBrandColours(colours: BrandColours, root: HTMLElement): void {
  root.style.setProperty('--brand-primary', colours.brandPrimary);
  root.style.setProperty('--brand-primary-text', colours.brandPrimaryText);
  root.style.setProperty('--brand-accent', colours.brandAccent);
}
