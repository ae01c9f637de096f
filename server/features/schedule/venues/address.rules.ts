/** The states in which classes can take place. */
export const STATES = ['UT', 'ID', 'WY', 'CO', 'NV', 'AZ'] as const;
export type State = (typeof STATES)[number];

export const DEFAULT_STATE: State = 'UT';

/** Five digits, optionally followed by a dash and four digits. */
export const ZIP_PATTERN = /^\d{5}(?:-\d{4})?$/;

export interface Address {
  street1: string;
  street2?: string | null;
  city: string;
  state: State;
  zip: string;
}

const STATE_AND_ZIP = /[ ,]([A-Z]{2}),? (\d{5}(?:-\d{4})?)$/i;

export function isState(text: string): text is State {
  return STATES.some((state) => state === text);
}

/** The address alone, of a record that has its parts as columns. */
export function addressOf({ street1, street2 = null, city, state, zip }: Address): Required<Address> {
  return { street1, street2, city, state, zip };
}

/** The parts of an address as texts, to compare it. */
export function addressParts({ street1, street2, city, state, zip }: Address): string[] {
  return [street1, street2 ?? '', city, state, zip];
}

/** An address as one line: '2155 S Quarry Road, Suite 4, West Valley City, UT 84119'. */
export function formatAddress({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, `${state} ${zip}`].filter((part) => part?.trim()).join(', ');
}

/**
 * The parts of an address string, or null unless it contains street, city, state and ZIP code.
 * Parts are separated by commas or line breaks. The first is the street, the last one before the state is the city, and
 * any parts between them form the second street line, so that `formatAddress` restores the line.
 */
export function parseAddress(text: string): (Address & { street2: string | null }) | null {
  const line = partsOf(text).join(', ');
  const end = STATE_AND_ZIP.exec(line);
  const state = end?.[1]?.toUpperCase();
  const zip = end?.[2];
  if (!end || !state || !zip || !isState(state)) return null;

  const [street1, ...others] = partsOf(line.slice(0, end.index));
  const city = others.pop();
  if (!street1 || !city) return null;
  return { street1, street2: others.join(', ') || null, city, state, zip };
}

function partsOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}
