import leven, { closestMatch } from 'leven';

/** Providers of most private addresses. Only those whose misspelled names hardly ever are somebody's own domain. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'protonmail.com',
];
/** Real providers with almost the same name. */
const similar = ['email.com', 'mail.com', 'ymail.com'];
/** yahoo.es, hotmail.ca: a provider in another country, except for what is a shortened .com. */
const inOtherCountry = /^(?:hotmail|outlook|yahoo)\.(?!c?om$|co$|cm$)[a-z]{2}$/;

/** The address with the provider that was probably meant: 'ana@gmail.com' for 'ana@gmial.com'. */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || similar.includes(domain) || inOtherCountry.test(domain)) return undefined;
  const provider = closestMatch(domain, providers, { maxDistance: 2 });
  if (provider === undefined || provider === domain) return undefined;
  // Of two changes, only a swap of letters is a common mistake.
  const isOneMistake = leven(domain, provider) === 1 || lettersOf(domain) === lettersOf(provider);
  return isOneMistake ? `${email.slice(0, at)}@${provider}` : undefined;
}

const lettersOf = (domain: string) => [...domain].sort().join('');
