import { MAX_ADDRESS_LENGTH } from './lengths.js';
import { all, AtMost, Satisfies } from './rules.js';

/** A safe link target: an https URL with a host name and without user info. */
function isHttpsAddress(value: unknown): boolean {
  if (typeof value !== 'string' || /\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

export const HttpsAddress = (): PropertyDecorator =>
  all(
    Satisfies(
      'isHttpsAddress',
      isHttpsAddress,
      {
        en: 'Enter a web address that begins with https://',
        es: 'Escriba una dirección web que empiece con https://',
      },
      { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]:' },
    ),
    AtMost(MAX_ADDRESS_LENGTH),
  );
