import { followedPlace, isEqualPlace, placeKeyOf, type Place } from './venue.rules.js';

const YARD: Place = {
  locationName: 'Training yard',
  address: { street1: '2155 S Quarry Road', street2: null, city: 'Provo', state: 'UT', zip: '84606' },
  timeZone: 'America/Denver',
};
const MOVED: Place = {
  locationName: 'Training center',
  address: { street1: '1 Main', street2: 'Bay 2', city: 'Boise', state: 'ID', zip: '83702' },
  timeZone: 'America/Boise',
};

describe('the place of a class', () => {
  it('follows its venue', () => {
    expect(followedPlace(YARD, YARD, MOVED)).toEqual(MOVED);
  });

  it('keeps a name that the office wrote by hand, and follows in the rest', () => {
    const own = { ...YARD, locationName: 'Training yard, room 4' };
    expect(followedPlace(own, YARD, MOVED)).toEqual({ ...MOVED, locationName: own.locationName });
  });

  it('keeps an address that the office wrote by hand, as a whole', () => {
    const own = { ...YARD, address: { ...YARD.address, street2: 'Gate 3' } };
    expect(followedPlace(own, YARD, MOVED)).toEqual({ ...MOVED, address: own.address });
  });

  it('keeps a zone that was set by hand', () => {
    const own = { ...YARD, timeZone: 'America/Phoenix' };
    expect(followedPlace(own, YARD, MOVED)).toEqual({ ...MOVED, timeZone: 'America/Phoenix' });
  });

  it('is known by its name and address, whatever spaces were typed, and by their capitals', () => {
    const typed = { ...YARD, locationName: ' Training   yard ' };
    expect(placeKeyOf(typed)).toBe(placeKeyOf(YARD));
    expect(placeKeyOf({ ...YARD, address: { ...YARD.address, street2: '' } })).toBe(placeKeyOf(YARD));
    expect(placeKeyOf({ ...YARD, locationName: 'TRAINING YARD' })).not.toBe(placeKeyOf(YARD));
  });

  it('is equal to the letter, or is another', () => {
    expect(isEqualPlace(YARD, { ...YARD, address: { ...YARD.address, street2: '' } })).toBe(true);
    expect(isEqualPlace(YARD, { ...YARD, locationName: 'Training  yard' })).toBe(false);
    expect(isEqualPlace(YARD, { ...YARD, timeZone: 'America/Boise' })).toBe(false);
  });
});
