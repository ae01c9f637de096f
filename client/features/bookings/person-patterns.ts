/**
 * What the fields of a person take. The server looks closer, at look-alikes of these signs, at invisible characters and at
 * how a phone number is made up.
 */

/** No web address, @ or /: a name goes into mails. 'Jr.', 'J.R.' and 'St.John' are none. */
export const personName =
  /^(?!.*(?:[@/\\]|(?:(?![tT])[\p{L}\p{M}\p{N}_-]|(?:^|[^S])[tT]|[\p{L}\p{M}\p{N}_-]S[tT])\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|S[tT]\.(?!\p{Lu}\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\p{N}\.\p{N}))/u;

/** Looser than a person's: 'A/C Masters' and 'Overstock.com' are companies. */
export const companyName = /^(?!.*(?:@|:\/\/|\b[wW]{3}\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/))/u;

/** At least seven digits before an extension. */
export const callablePhone = /^(?:[^\dxX#;]*\d){7}/;

/** Why text messages cannot go to a number: those go to US numbers with their area code. */
export function textingProblem(phone: string): { phone?: 'phoneNotUs' | 'phoneNeedsAreaCode' } {
  const digits = phone.replace(/\D/g, '');
  const abroad = phone.trim().startsWith('+') ? digits : digits.replace(/^011/, '');
  const namesCountry = phone.trim().startsWith('+') || abroad !== digits;
  if (namesCountry && !abroad.startsWith('1')) return { phone: 'phoneNotUs' };
  return digits.length >= 10 ? {} : { phone: 'phoneNeedsAreaCode' };
}
