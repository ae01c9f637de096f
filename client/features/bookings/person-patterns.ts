/**
 * Patterns for the fields of a person and of a crew. The server also checks look-alike characters, invisible characters, the
 * structure of phone numbers, and names for phone numbers of other countries.
 */

/** A web address is a link in a mail even without a scheme, but 'Jr.', 'J.R.' and 'St.John' are none. */
const dotted =
  /(?:(?![tT])[\p{L}\p{M}\p{N}_-]|(?:^|[^S])[tT]|[\p{L}\p{M}\p{N}_-]S[tT])\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|S[tT]\.(?!\p{Lu}\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\p{N}\.\p{N}/u;
const phoneNumber = /(?:^|\D)1?[2-9]\d{2}[^\p{L}\d]*[2-9]\d{2}[^\p{L}\d]*\d{4}(?!\d)/u;

function without(...refused: readonly RegExp[]): RegExp {
  return new RegExp(`^(?!.*(?:${refused.map(({ source }) => source).join('|')}))`, 'u');
}

/** No web address, phone number, @, / or $, because names are put into mails. */
export const personName = without(/[@/\\<>\p{Sc}]/u, phoneNumber, dotted);

/** The name of an emergency contact, which no mail contains. 'Mom / Dad' is valid. */
export const emergencyName = without(/@|:\/\//u, dotted);

/** Less strict than for a person: 'A/C Masters' and 'Overstock.com' are companies. */
export const companyName = without(/@|:\/\/|\b[wW]{3}\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\//u);

/** Letters, digits, spaces and - / # . _ : & with at least one digit, but no web address. 'P.O. 4711' is valid. */
export const purchaseOrder =
  /^(?=.*\p{Nd})(?!.*(?:[\p{L}\p{M}\p{Nd}_-]\.[\p{L}\p{M}]{2}|\/\/|\p{Nd}(?:\.\p{Nd}+){3}))[\p{L}\p{M}\p{Nd} \-/#._:&]+$/u;

/** At least seven digits before an extension. */
export const callablePhone = /^(?:[^\dxX#;]*\d){7}/;

/**
 * Why a number cannot receive text messages: it must be a US number with area code. One with more digits is of another
 * country, and its + was left out.
 */
export function textingProblem(phone: string): { phone?: 'phoneNotUs' | 'phoneNeedsAreaCode' } {
  const withoutExtension = phone.trim().replace(/(?:ext|x|#|;).*/i, '');
  const dialed = withoutExtension.replace(/(?!^\+)\D/g, '').replace(/^011/, '+');
  const national = dialed.replace(/^\+?1/, '');
  if (/^\+|\d{11}/.test(national)) return { phone: 'phoneNotUs' };
  return /^[2-9]\d{9}$/.test(national) ? {} : { phone: 'phoneNeedsAreaCode' };
}
