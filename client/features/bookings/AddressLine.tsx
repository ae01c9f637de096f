import { addressText, stateAndZip, type AddressParts } from './address-text';

/** An address that wraps between its parts; state and ZIP stay together. */
export function AddressLine({ address }: { address: AddressParts }) {
  const end = stateAndZip(address);
  return (
    <>
      {addressText(address).slice(0, -end.length)}
      <span className="nowrap">{end}</span>
    </>
  );
}
