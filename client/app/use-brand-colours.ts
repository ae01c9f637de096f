import { useLayoutEffect } from 'react';

interface BrandColours {
  brandPrimary: string;
  brandPrimaryText: string;
  brandAccent: string;
}

/**
 * Applies the company's colours, once they are known. The server also writes them into the page for the first paint; a
 * site that is hosted apart from its server has only this.
 */
export function useBrandColours(colours: BrandColours | undefined): void {
  useLayoutEffect(() => {
    if (!colours) return;
    const { style } = document.documentElement;
    style.setProperty('--brand-primary', colours.brandPrimary);
    style.setProperty('--brand-primary-text', colours.brandPrimaryText);
    style.setProperty('--brand-accent', colours.brandAccent);
  }, [colours]);
}
