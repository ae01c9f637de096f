import { updatedVenueCopy, isEqualVenueCopy, placeKeyOf, type VenueCopy } from './venue.rules.js';

const YARD: VenueCopy = {
  locationName: 'Training yard',
  address: { street1: '2155 S Quarry Road', street2: null, city: 'Provo', state: 'UT', zip: '84606' },
  timeZone: 'America/Denver',
};
const MOVED: VenueCopy = {
  locationName: 'Training center',
  address: { street1: '1 Main', street2: 'Bay 2', city: 'Boise', state: 'ID', zip: '83702' },
  timeZone: 'America/Boise',
};

describe('the venue data of a class', () => {
  it('follow a change of the venue', () => {
    expect(updatedVenueCopy(YARD, YARD, MOVED)).toEqual(MOVED);
  });

  it('keep a name that the office has edited, and follow in other respects', () => {
    const own = { ...YARD, locationName: 'Training yard, room 4' };
    expect(updatedVenueCopy(own, YARD, MOVED)).toEqual({ ...MOVED, locationName: own.locationName });
  });

  it('keep an address that the office has edited, as a whole', () => {
    const own = { ...YARD, address: { ...YARD.address, street2: 'Gate 3' } };
    expect(updatedVenueCopy(own, YARD, MOVED)).toEqual({ ...MOVED, address: own.address });
  });

  it('keep a time zone that was set explicitly', () => {
    const own = { ...YARD, timeZone: 'America/Phoenix' };
    expect(updatedVenueCopy(own, YARD, MOVED)).toEqual({ ...MOVED, timeZone: 'America/Phoenix' });
  });

  it('are identified by name and address, regardless of spaces but with letter case', () => {
    const typed = { ...YARD, locationName: ' Training   yard ' };
    expect(placeKeyOf(typed)).toBe(placeKeyOf(YARD));
    expect(placeKeyOf({ ...YARD, address: { ...YARD.address, street2: '' } })).toBe(placeKeyOf(YARD));
    expect(placeKeyOf({ ...YARD, locationName: 'TRAINING YARD' })).not.toBe(placeKeyOf(YARD));
  });

  it('are equal only if identical', () => {
    expect(isEqualVenueCopy(YARD, { ...YARD, address: { ...YARD.address, street2: '' } })).toBe(true);
    expect(isEqualVenueCopy(YARD, { ...YARD, locationName: 'Training  yard' })).toBe(false);
    expect(isEqualVenueCopy(YARD, { ...YARD, timeZone: 'America/Boise' })).toBe(false);
  });
});
