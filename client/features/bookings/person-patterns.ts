/**
 * Patterns for the fields of a person. The server also checks look-alike characters, invisible characters and the
 * structure of phone numbers.
 */

/** No web address, @ or /, because names are put into mails. 'Jr.', 'J.R.' and 'St.John' are valid. */
export const personName =
  /^(?!.*(?:[@/\\]|(?:(?![tT])[\p{L}\p{M}\p{N}_-]|(?:^|[^S])[tT]|[\p{L}\p{M}\p{N}_-]S[tT])\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|S[tT]\.(?!\p{Lu}\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\p{N}\.\p{N}))/u;

/** Less strict than for a person: 'A/C Masters' and 'Overstock.com' are companies. */
export const companyName = /^(?!.*(?:@|:\/\/|\b[wW]{3}\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/))/u;

/** At least seven digits before an extension. */
export const callablePhone = /^(?:[^\dxX#;]*\d){7}/;

/** Why a number cannot receive text messages: it must be a US number with area code. */
export function textingProblem(phone: string): { phone?: 'phoneNotUs' | 'phoneNeedsAreaCode' } {
  const digits = phone.replace(/\D/g, '');
  const abroad = phone.trim().startsWith('+') ? digits : digits.replace(/^011/, '');
  const namesCountry = phone.trim().startsWith('+') || abroad !== digits;
  if (namesCountry && !abroad.startsWith('1')) return { phone: 'phoneNotUs' };
  return digits.length >= 10 ? {} : { phone: 'phoneNeedsAreaCode' };
}
