const NOT_ENCODED =
  'must have special characters of its user and password percent-encoded, such as %23 for # and %25 for %';
const NOT_PARSED = 'must have a valid host and port';

/** Why an address with one of these protocols cannot be read; undefined if it can, or if it has another protocol. */
export function malformedAddress(value: string, protocols: readonly string[]): string | undefined {
  if (!protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) return undefined;
  if (!URL.canParse(value)) return value.includes('@') ? NOT_ENCODED : NOT_PARSED;
  const { username, password } = new URL(value);
  return decoded(username) === undefined || decoded(password) === undefined ? NOT_ENCODED : undefined;
}

/** Returns the text, because the bundler removes a call whose result is not used. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
