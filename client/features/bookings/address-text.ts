export interface AddressParts {
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
}

/** 'West Valley City, UT' */
export function cityAndState({ city, state }: Pick<AddressParts, 'city' | 'state'>): string {
  return `${city}, ${state}`;
}

/** 'UT 84119' */
export function stateAndZip({ state, zip }: AddressParts): string {
  return `${state} ${zip}`;
}

/** '2155 S Quarry Road, Suite 4, West Valley City, UT 84119' */
export function addressText(address: AddressParts): string {
  const { street1, street2, city } = address;
  return [street1, street2, city, stateAndZip(address)].filter(Boolean).join(', ');
}
