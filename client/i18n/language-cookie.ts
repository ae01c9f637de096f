/** Name of the cookie, by which the server chooses the language, and of the storage key. */
export const languageKey = 'language';

const yearInSeconds = 31_536_000;

/** The cookie that tells the server the chosen language for rendered pages. */
export function languageCookie(language: string): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  return `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

export function readLanguageCookie(): string | undefined {
  return new RegExp(`(?:^|; )${languageKey}=(\\w+)`).exec(document.cookie)?.[1];
}
