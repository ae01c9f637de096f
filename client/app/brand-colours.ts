interface BrandColours {
  brandPrimary: string;
  brandPrimaryText: string;
  brandAccent: string;
}

/**
 * Puts the company's colours in place of the site's own. The server writes them into the page too, for the first
 * paint; a site that is hosted apart from its server only has this.
 */
export function applyBrandColours(colours: BrandColours, root: HTMLElement): void {
  root.style.setProperty('--brand-primary', colours.brandPrimary);
  root.style.setProperty('--brand-primary-text', colours.brandPrimaryText);
  root.style.setProperty('--brand-accent', colours.brandAccent);
}
