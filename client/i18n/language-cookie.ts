/** Also the key of the storage that keeps the choice, and what a visitor without scripts is answered by. */
export const languageKey = 'language';

const yearInSeconds = 31_536_000;

/** Tells the server the language that was chosen, for the pages that it renders. */
export function languageCookie(language: string): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  return `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

export function readLanguageCookie(): string | undefined {
  return new RegExp(`(?:^|; )${languageKey}=(\\w+)`).exec(document.cookie)?.[1];
}
