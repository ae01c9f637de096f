import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ConfigError } from './config-error.js';
import { contrastRatio } from './contrast.js';
import type { Variables } from './variables.js';

/** Company details on the site and in messages. */
export interface Company {
  name: string;
  /** E.164, for tel: links */
  phone: string;
  phoneDisplay: string;
  email: string;
  website: string;
  brandPrimary: string;
  /** Ink or white, whichever has the higher contrast with the primary colour. */
  brandPrimaryText: string;
  brandAccent: string;
  cardPublicKey: string | null;
}

const INK = '#16191d';
const WHITE = '#ffffff';
const TEXT_CONTRAST = 4.5;

export function companySetting(variables: Variables): Company {
  const phone = parsePhoneNumberFromString(variables.text('COMPANY_PHONE', '+18015550142'), 'US');
  if (!phone?.isPossible()) {
    throw new ConfigError('COMPANY_PHONE', 'must be a phone number with its area code', '+18015550142');
  }
  const brandPrimary = colour(variables, 'BRAND_PRIMARY', '#ff6b00');
  const brandPrimaryText =
    contrastRatio(INK, brandPrimary) >= contrastRatio(WHITE, brandPrimary) ? INK : WHITE;
  requireContrast('BRAND_PRIMARY', brandPrimary, brandPrimaryText);
  const brandAccent = colour(variables, 'BRAND_ACCENT', '#ffc800');
  requireContrast('BRAND_ACCENT', brandAccent, INK);
  return {
    name: companyName(variables),
    phone: phone.number,
    phoneDisplay: phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational(),
    email: variables.email('COMPANY_EMAIL') ?? 'office@example.com',
    website:
      variables.url('COMPANY_WEBSITE', ['http:', 'https:'], 'https://example.com') ?? 'https://example.com',
    brandPrimary,
    brandPrimaryText,
    brandAccent,
    cardPublicKey: cardPublicKeyOf(variables),
  };
}

function companyName(variables: Variables): string {
  const usual = 'Ridgeline Safety Training';
  const problem = 'must be one line of at most 100 characters';
  return variables.matching('COMPANY_NAME', /^\P{Cc}{1,100}$/u, problem, usual) ?? usual;
}

/** Guests' browsers receive it, so a secret key of Stripe stops the start. */
function cardPublicKeyOf(variables: Variables): string | null {
  const key = variables.optional('CARD_PUBLIC_KEY') ?? null;
  if (key !== null && /^(sk|rk)_/.test(key))
    throw new ConfigError('CARD_PUBLIC_KEY', 'must be the public key, not a secret one', 'pk_live_…');
  return key;
}

function colour(variables: Variables, name: string, fallback: string): string {
  const value = variables.matching(
    name,
    /^#[0-9a-f]{6}$/i,
    'must be a color of six hexadecimal digits',
    fallback,
  );
  return (value ?? fallback).toLowerCase();
}

function requireContrast(name: string, value: string, against: string): void {
  const ratio = contrastRatio(value, against);
  if (ratio < TEXT_CONTRAST) {
    const found = `has a contrast of ${ratio.toFixed(2)} with ${against}, at least ${TEXT_CONTRAST} is needed`;
    throw new ConfigError(name, found, name === 'BRAND_ACCENT' ? '#ffc800' : '#ff6b00');
  }
}
